/** One part of a list's state, such as its search or its page, as the query of an address has it. */
export interface AddressField<Value> {
  /** What doesn't make sense is the default, as is what is missing. */
  read(text: string | undefined): Value;
  /** Nothing for the default: addresses stay short. */
  write(value: Value): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any value
export type AddressFields = Record<string, AddressField<any>>;

export type ListState<Fields extends AddressFields> = {
  [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

/** The state of a list by the query of its address (`urlParsed.search`). */
export function readList<Fields extends AddressFields>(fields: Fields, query: Record<string, string>) {
  const parts = Object.entries(fields).map(([name, field]) => [name, field.read(query[name])]);
  return Object.fromEntries(parts) as ListState<Fields>;
}

/** The query string of a state, with its question mark, and with what others wrote in the query `before`; empty for the default state. */
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

/** A text of at most so many characters, none at first. */
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

/** How many entries a page of a list has, and how many without a choice. */
export function pageSizeField(usual: PageSize): AddressField<PageSize> {
  return {
    read: (text) => pageSizes.find((size) => String(size) === text) ?? usual,
    write: (size) => (size === usual ? undefined : String(size)),
  };
}

/** The id of something that a list is narrowed to; null for all. */
export const idField: AddressField<number | null> = {
  read: (text) => countOf(text, 9) ?? null,
  write: (id) => (id === null ? undefined : String(id)),
};

/** What is open over a list: the id of an entry, or a word such as `new`; null for nothing. */
export const openField: AddressField<string | null> = {
  read: (text = '') => (/^[\w-]{1,40}$/.test(text) ? text : null),
  write: (open) => open ?? undefined,
};

/** Something that is on or off, and off at first: `?unused`. */
export const switchField: AddressField<boolean> = {
  read: (text) => text !== undefined,
  write: (on) => (on ? '' : undefined),
};

/** One of a few words, the first of them without a choice. */
export function choiceField<const Value extends string>(...values: [Value, ...Value[]]): AddressField<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? undefined : value),
  };
}

export function filterField<const Value extends string>(
  values: readonly Value[],
): AddressField<Value | undefined> {
  return {
    read: (text) => values.find((value) => value === text),
    write: (value) => value,
  };
}

// A whole number from 1 on, of so many digits that every procedure takes it.
function countOf(text = '', digits: number) {
  const number = /^\d+$/.test(text) && text.length <= digits ? Number(text) : 0;
  return number > 0 ? number : undefined;
}
