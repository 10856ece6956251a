import { type Field, type Fields, schemaOf } from '#lib/fields.ts';
import { isEqual } from '#lib/is-equal.ts';
import { blocksRule, type PlacedBlock } from '#lib/placed-blocks.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { translatedFields } from '#lib/translation.ts';
import { offeredBlocks } from '../blocks.ts';
import { type EntryValues, enteredValues } from '../values.ts';

interface WithFields {
  fields: Fields;
}

/** The words to translate of an entry; of blocks, only those with words. */
export function wordsOf(type: WithFields, row: object): EntryValues {
  const fields = translatedFields(type);
  const words = Object.entries(enteredValues({ fields }, row));
  return Object.fromEntries(
    words.map(([name, value]) => [
      name,
      fields[name]?.kind === 'blocks' ? wordsOfBlocks(value as PlacedBlock[]) : value,
    ]),
  );
}

/** The translated fields of a kind of block; none when no module offers it. */
export function translatedFieldsOf(kind: string): Fields {
  return translatedFields({ fields: offeredBlocks.get(kind)?.fields ?? {} });
}

function wordsOfBlocks(blocks: PlacedBlock[]): PlacedBlock[] {
  return blocks.flatMap((block) => {
    const fields = translatedFieldsOf(block.kind);
    if (Object.keys(fields).length === 0) return [];
    return [{ ...block, values: enteredValues({ fields }, block.values) }];
  });
}

/** The names of the fields whose words differ. Other pictures, dates and places make no difference. */
export function changedWords(type: WithFields, now: EntryValues, then: EntryValues): string[] {
  return Object.keys(now).filter((name) => {
    const field = type.fields[name];
    return (
      field &&
      field.translated !== 'apart' &&
      !isEqual(comparableText(field, now[name]), comparableText(field, then[name]))
    );
  });
}

// The value as far as it is words.
function comparableText({ kind, columns }: Field, value: unknown): unknown {
  if (kind === 'richText') return withoutFiles(value);
  if (kind === 'rows' && columns && Array.isArray(value))
    return value.map((row) => comparableValues(columns, row));
  if (kind === 'blocks') return comparableBlocks((value ?? []) as PlacedBlock[]);
  return value ?? '';
}

function comparableValues(fields: Fields, values: EntryValues) {
  const translated = Object.entries(translatedFields({ fields }));
  return Object.fromEntries(translated.map(([name, field]) => [name, comparableText(field, values[name])]));
}

function comparableBlocks(blocks: PlacedBlock[]) {
  return Object.fromEntries(
    blocks.map(({ id, kind, values }) => [id, comparableValues(translatedFieldsOf(kind), values)]),
  );
}

// The attributes of a text's parts that aren't words.
const wordless = new Set(['fileId', 'fileIds', 'posterId', 'width']);

function withoutFiles(text: unknown): unknown {
  return JSON.parse(
    JSON.stringify(text ?? emptyRichText, (name, value) => (wordless.has(name) ? undefined : value)),
  );
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (isRichText(value)) return isEqual(value, emptyRichText);
  return Array.isArray(value) && value.length === 0;
}

/** Blocks with their translated words. Blocks that nobody has translated yet are left out. */
export function translateBlocks(blocks: PlacedBlock[], words: PlacedBlock[]): PlacedBlock[] {
  return blocks.flatMap((block) => {
    const fields = translatedFieldsOf(block.kind);
    const names = Object.keys(fields);
    const own = names.filter((name) => !isBlank(block.values[name]));
    if (own.length === 0) return [block];
    const values = words.find(({ id }) => id === block.id)?.values ?? {};
    const said = names.filter((name) => !isBlank(values[name]));
    if (said.length === 0) return [];
    const written = names.map((name) => [name, values[name] ?? fields[name]?.empty]);
    return [{ ...block, values: { ...block.values, ...Object.fromEntries(written) } }];
  });
}

/** The rule of translated blocks, which may stay untranslated. */
export const wordsRule = blocksRule(
  (kind) => {
    const fields = translatedFieldsOf(kind);
    return Object.keys(fields).length > 0 ? schemaOf({ fields }) : undefined;
  },
  ({ values }) => Object.values(values).every(isBlank),
);
