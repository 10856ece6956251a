import { randomBytes } from 'node:crypto';
import { emptyOf, type Fields } from '#lib/fields.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import { fromMarkdown, toMarkdown, UnreadableMarkdown } from '#lib/rich-text/markdown.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import type { EntryValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';

// The values of an entry as assistants read and write them: texts as Markdown, instants in ISO 8601, the rest as it is.

interface Placed {
  id: string;
  kind: string;
  hidden: boolean;
  values: EntryValues;
}

export type FieldsOfBlock = (kind: string) => Fields | undefined;

export const allFieldsOf: FieldsOfBlock = (kind) => offeredBlocks.get(kind)?.fields;

export function writtenValues(fields: Fields, values: EntryValues, ofBlock = allFieldsOf): EntryValues {
  const written = ([name, value]: [string, unknown]) => {
    const { kind, columns = {} } = fields[name] ?? {};
    if (isRichText(value)) return [name, toMarkdown(value)];
    if (value instanceof Date) return [name, value.toISOString()];
    if (kind === 'rows' && Array.isArray(value))
      return [name, value.map((row) => writtenValues(columns, row, ofBlock))];
    if (kind === 'blocks' && Array.isArray(value))
      return [name, value.map((block: Placed) => writtenBlock(block, ofBlock))];
    return [name, value];
  };
  return Object.fromEntries(Object.entries(values).map(written));
}

function writtenBlock(block: Placed, ofBlock: FieldsOfBlock) {
  return { ...block, values: writtenValues(ofBlock(block.kind) ?? {}, block.values, ofBlock) };
}

/** The values to save. `known`: what the entry has, for the parts of blocks that weren’t sent. Throws BAD_REQUEST. */
export function readValues(
  fields: Fields,
  sent: EntryValues,
  known: EntryValues,
  ofBlock = allFieldsOf,
): EntryValues {
  const read = ([name, value]: [string, unknown]) => {
    const { kind, columns = {} } = fields[name] ?? {};
    if (kind === 'richText' && typeof value === 'string') return [name, textOf(name, value)];
    if (kind === 'instant' && typeof value === 'string') return [name, new Date(value)];
    if (kind === 'rows' && Array.isArray(value))
      return [
        name,
        value.map((row) => ({ ...emptyOf({ fields: columns }), ...readValues(columns, Object(row), {}) })),
      ];
    if (kind === 'blocks' && Array.isArray(value))
      return [name, value.map((block) => readBlock(Object(block), (known[name] ?? []) as Placed[], ofBlock))];
    return [name, value];
  };
  return Object.fromEntries(Object.entries(sent).map(read));
}

function readBlock(sent: Partial<Placed>, known: Placed[], ofBlock: FieldsOfBlock) {
  const before = known.find(({ id }) => id === sent.id);
  const kind = String(sent.kind ?? before?.kind);
  const fields = ofBlock(kind);
  if (!fields) return sent;
  const values = {
    ...(before?.values ?? emptyOf({ fields })),
    ...readValues(fields, sent.values ?? {}, before?.values ?? {}, ofBlock),
  };
  return { id: newId(), hidden: false, ...before, ...sent, kind, values };
}

function newId() {
  return randomBytes(4).toString('hex');
}

function textOf(name: string, markdown: string) {
  try {
    return fromMarkdown(markdown);
  } catch (error) {
    if (!(error instanceof UnreadableMarkdown)) throw error;
    throw refused('BAD_REQUEST', `${name}: ${error.message}`);
  }
}
