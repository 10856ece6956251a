import { type FieldKind, holdsOf } from './field-kinds.ts';
import { isRichText } from './rich-text/blocks.ts';
import type { RichText } from './rich-text/rich-text.ts';

export interface KnownField {
  kind: FieldKind;
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

type Part = [kind: FieldKind, value: unknown, path: string];

/** The values of all fields with their paths: 'steps.0.title'. */
export function partsOf(fields: KnownFields, values: object, above = ''): Part[] {
  const titleFirst = Object.entries(values ?? {}).sort(([one], [other]) => rank(one) - rank(other));
  return titleFirst.flatMap(([name, value]): Part[] => {
    const { kind, columns = {} } = fields[name] ?? guessed(name, value);
    const path = above + name;
    if (kind !== 'rows' && kind !== 'blocks') return [[kind, value, path]];
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
