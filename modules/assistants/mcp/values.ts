import { randomBytes } from 'node:crypto';
import { emptyOf, type Field, type Fields } from '#lib/fields.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import { fromMarkdown, toMarkdown, UnreadableMarkdown } from '#lib/rich-text/markdown.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import type { EntryValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';

// The values of an entry as assistants read and write them: texts as Markdown, instants in ISO 8601, the rest as it is.

export function writtenValues(fields: Fields, values: EntryValues): EntryValues {
  return each(fields, values, ({ kind, columns }, value) => {
    if (isRichText(value)) return toMarkdown(value);
    if (columns) return listOf(value).map((row) => writtenValues(columns, row));
    if (kind !== 'blocks') return value;
    return placed(value).map((block) => ({
      ...block,
      values: writtenValues(fieldsOf(block), block.values),
    }));
  });
}

type Typed = Pick<EntryType, 'fields' | 'isTranslation'>;

/** The values to save. `known`: what the entry has, for the parts of blocks that weren’t sent. Throws BAD_REQUEST. */
export function readValues(type: Typed, sent: EntryValues, known: EntryValues = {}): EntryValues {
  return each(type.fields, sent, ({ kind, columns: fields, label }, value, name) => {
    if (kind === 'richText' && typeof value === 'string') return textOf(label, value);
    if (kind === 'instant' && typeof value === 'string') return new Date(value);
    if (!Array.isArray(value)) return value;
    if (fields)
      return value.map((row) => ({ ...emptyOf({ fields }), ...readValues({ fields }, Object(row)) }));
    return kind === 'blocks' ? readBlocks(type, placed(value), placed(known[name])) : value;
  });
}

// A translation has the blocks of its original, in their order.
function readBlocks({ isTranslation }: Typed, sent: Partial<PlacedBlock>[], known: PlacedBlock[]) {
  const all = isTranslation ? known.map(({ id }) => sent.find((block) => block.id === id) ?? { id }) : sent;
  return all.map((block) => {
    const before = known.find(({ id }) => id === block.id);
    const whole = { id: randomBytes(4).toString('hex'), hidden: false, ...before, ...block };
    const fields = fieldsOf(whole);
    const values = {
      ...(before?.values ?? emptyOf({ fields })),
      ...readValues({ fields }, Object(block.values), before?.values),
    };
    return { ...whole, values };
  });
}

function each(
  fields: Fields,
  values: EntryValues,
  convert: (field: Partial<Field>, value: unknown, name: string) => unknown,
) {
  const all = Object.entries(values).map(([name, value]) => [name, convert(fields[name] ?? {}, value, name)]);
  return Object.fromEntries(all);
}

function fieldsOf({ kind = '' }: Partial<PlacedBlock>): Fields {
  return offeredBlocks.get(kind)?.fields ?? {};
}

function listOf(value: unknown): EntryValues[] {
  return Array.isArray(value) ? value.map(Object) : [];
}

const placed = (value: unknown) => listOf(value) as unknown as PlacedBlock[];

function textOf(label = '', markdown: string) {
  try {
    return fromMarkdown(markdown);
  } catch (error) {
    if (!(error instanceof UnreadableMarkdown)) throw error;
    throw refused('BAD_REQUEST', `${label}: ${error.message}`);
  }
}
