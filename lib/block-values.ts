import { type FieldKind, holdsOf } from './field-kinds.ts';
import { isRichText } from './rich-text/blocks.ts';
import { paragraphsIn } from './rich-text/read.ts';
import type { RichText } from './rich-text/rich-text.ts';

export interface KnownField {
  kind: FieldKind;
  role?: string;
  isName?: boolean;
  translated?: boolean | 'apart';
  columns?: KnownFields;
}
export type KnownFields = Record<string, KnownField>;

const known = new Map<string, KnownFields>();

/** Registers the fields of a kind of block, even of one whose module is gone (server/content/blocks.ts). */
export function registerBlock(kind: string, fields: KnownFields): void {
  known.set(kind, fields);
}

/** The fields of a kind of block; empty for an unknown one, whose values are then guessed by name. */
export const fieldsOfBlock = (kind: string): KnownFields => known.get(kind) ?? {};

/** The ids of the files in the values and their texts, optionally of some kinds of fields only. */
export function filesIn(
  fields: KnownFields,
  values: object,
  isMeant: (kind: FieldKind) => boolean = () => true,
): number[] {
  return partsOf(fields, values).flatMap(([kind, value]) =>
    isMeant(kind) ? (holdsOf(kind).files?.(value) ?? []) : [],
  );
}

export function textsIn(fields: KnownFields, values: object): RichText[] {
  return partsOf(fields, values).flatMap(([kind, value]) =>
    kind === 'richText' && isRichText(value) ? [value] : [],
  );
}

/** Targets of links and buttons. */
export function linksIn(fields: KnownFields, values: object): string[] {
  return partsOf(fields, values).flatMap(([kind, value]) => holdsOf(kind).links?.(value) ?? []);
}

/** The texts in the values, title first: for the block’s summary, comparing versions, and search. */
export function wordsIn(fields: KnownFields, values: object): string[] {
  return partsOf(fields, values).flatMap(([kind, value]) => holdsOf(kind).words?.(value) ?? []);
}

const kindsOfWords = new Set(['line', 'text', 'richText']);

/** The text in the values, paragraph by paragraph. Names may be the same in every language and are left out. */
export function saidIn(fields: KnownFields, values: object): string[] {
  return partsOf(fields, values).flatMap(([kind, value, , { role, isName }]) => {
    if (!kindsOfWords.has(kind) || role === 'address' || isName) return [];
    return isRichText(value) ? paragraphsIn(value) : (holdsOf(kind).words?.(value) ?? []);
  });
}

/** At least two words. Numbers, sizes and single words are often the same in two languages. */
export const isSentence = /\p{L}\S*\s+\S*\p{L}/u;

interface Compared {
  original: object;
  /** Paragraphs that a person confirmed as the same in both languages. */
  same: readonly string[];
}

/** The paragraphs of a translation that its original says in the same field. */
export function copiedIn(fields: KnownFields, said: object, { original, same }: Compared): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.translated === 'apart') return [];
    const inField = (values: object) =>
      saidIn({ [name]: field }, { [name]: values[name as keyof typeof values] });
    const theirs = new Set(inField(original));
    return inField(said).filter((text) => theirs.has(text) && isSentence.test(text) && !same.includes(text));
  });
}

type Part = [kind: FieldKind, value: unknown, path: string, field: KnownField];

/** The values of all fields with their paths: 'steps.0.title'. */
export function partsOf(fields: KnownFields, values: object, above = ''): Part[] {
  const titleFirst = Object.entries(values ?? {}).sort(([one], [other]) => rank(one) - rank(other));
  return titleFirst.flatMap(([name, value]): Part[] => {
    const field = fields[name] ?? guessed(name, value);
    const { kind, columns = {} } = field;
    const path = above + name;
    if (kind !== 'rows' && kind !== 'blocks') return [[kind, value, path, field]];
    if (!Array.isArray(value)) return [];
    return value.flatMap((each, index) =>
      kind === 'rows'
        ? partsOf(columns, each, `${path}.${index}.`)
        : partsOf(fieldsOfBlock(each.kind), each.values, `${path}.${index}.values.`),
    );
  });
}

function rank(name: string) {
  return name === 'title' ? 0 : 1;
}

// Before kinds were recorded, every block named its files and links this way.
const usual: Record<string, FieldKind> = {
  ...{ fileId: 'picture', fileIds: 'pictures', link: 'link', map: 'link', address: 'link' },
  ...{ show: 'choice', side: 'choice', of: 'choice' },
};

function guessed(name: string, value: unknown): KnownField {
  if (isRichText(value)) return { kind: 'richText' };
  if (Object.hasOwn(usual, name)) return { kind: usual[name] ?? 'text' };
  return { kind: Array.isArray(value) && typeof value[0] === 'object' ? 'rows' : 'text' };
}
