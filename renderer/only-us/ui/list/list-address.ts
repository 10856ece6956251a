/** Reads and writes a part of a list's state, such as its page, in the query of its address. */
export interface AddressField<Value> {
  /** Invalid and missing text gives the default. */
  read(text: string | undefined): Value;
  /** Undefined for the default: addresses stay short. */
  write(value: Value): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any value
export type AddressFields = Record<string, AddressField<any>>;

export type ListState<Fields extends AddressFields> = {
  [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

/** The state of a list from its query (`urlParsed.search`). */
export function readList<Fields extends AddressFields>(fields: Fields, query: Record<string, string>) {
  const parts = Object.entries(fields).map(([name, field]) => [name, field.read(query[name])]);
  return Object.fromEntries(parts) as ListState<Fields>;
}

/** The query string of a state with its question mark; other parameters of the query `before` stay. */
export function writeList<Fields extends AddressFields>(
  fields: Fields,
  state: ListState<Fields>,
  before = '',
): string {
  const query = new URLSearchParams(before);
  for (const [name, field] of Object.entries(fields)) {
    const text = field.write(state[name]);
    query.delete(name);
    if (text !== undefined) query.set(name, text);
  }
  return query.size > 0 ? `?${query}` : '';
}

export function textField(most: number): AddressField<string> {
  return {
    read: (text = '') => text.trim().slice(0, most),
    write: (words) => words.trim() || undefined,
  };
}

export const longestSearch = 100;

export const searchField = textField(longestSearch);

export const pageField: AddressField<number> = {
  read: (text) => countOf(text, 5) ?? 1,
  write: (page) => (page > 1 ? String(page) : undefined),
};

export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export function pageSizeField(usual: PageSize): AddressField<PageSize> {
  return oneOf(pageSizes, usual);
}

export const idField: AddressField<number | null> = {
  read: (text) => countOf(text, 9) ?? null,
  write: (id) => (id === null ? undefined : String(id)),
};

/** The dialog over a list: the id of an entry, or a word such as `new`. */
export const openField: AddressField<string | null> = {
  read: (text = '') => (/^[\w-]{1,40}$/.test(text) ? text : null),
  write: (open) => open ?? undefined,
};

/** Off by default: `?unused`. */
export const switchField: AddressField<boolean> = {
  read: (text) => text !== undefined,
  write: (on) => (on ? '' : undefined),
};

/** The first one is the default. */
export function choiceField<const Value extends string>(...values: [Value, ...Value[]]): AddressField<Value> {
  return oneOf(values, values[0]);
}

export function filterField<const Value extends string>(values: readonly Value[]) {
  return oneOf<Value | undefined>(values, undefined);
}

function oneOf<Value>(values: readonly Value[], usual: Value): AddressField<Value> {
  return {
    read: (text) => values.find((value) => String(value) === text) ?? usual,
    write: (value) => (value === usual ? undefined : String(value)),
  };
}

// From 1 on, with no more digits than the procedures accept.
function countOf(text = '', digits: number) {
  const number = /^\d+$/.test(text) && text.length <= digits ? Number(text) : 0;
  return number > 0 ? number : undefined;
}
