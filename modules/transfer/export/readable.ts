import { fieldsOfBlock, wordsIn } from '#lib/block-values.ts';
import type { Field, Fields } from '#lib/fields.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { docOf, isRichText } from '#lib/rich-text/blocks.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';
import { seoFields } from '#lib/seo.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import type { EntryValues } from '#server/content/values.ts';
import type { EntryType } from '#server/module/entry-type.ts';

/**
 * An entry as one text, whatever fields its type has, without title, summary and SEO. `isLabelled`: with its cover, and with
 * the office's labels of rows.
 */
export function readableText(type: EntryType, values: EntryValues, isLabelled = false): RichText {
  // A field that isn't translated is one of the facts of an entry.
  const isApart = (name: string, { role, kind, translated }: Field) =>
    name in seoFields ||
    /^(title|summary|address)$/.test(role ?? '') ||
    (role === 'cover' && !isLabelled) ||
    (!translated && !isContent.test(kind));
  const fields = Object.entries(type.fields).filter(([name, field]) => !isApart(name, field));
  return docOf(nodesOf(Object.fromEntries(fields), values, isLabelled));
}

/** Its other facts, in a word or a line each: the name of the field, its label, its value and how that reads. */
export function factsOf(type: EntryType, values: EntryValues) {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const value = values[name];
    const isNothing = value === null || value === undefined || value === '' || value === false;
    if (isNothing || !isFact(field) || (Array.isArray(value) && value.length === 0)) return [];
    return [{ name, label: field.label, value, said: said(field, value) }];
  });
}

const isContent = /^(richText|pictures?|document|rows|blocks)$/;

function isFact({ kind, translated, role }: Field) {
  return !isContent.test(kind) && (!translated || kind === 'tags' || role === 'summary') && role !== 'status';
}

function said({ options, format }: Field, value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(', ');
  return options?.[String(value)] ?? format?.(value) ?? String(value);
}

function nodesOf(fields: Fields, values: EntryValues, isLabelled: boolean): RichTextNode[] {
  // A button has its words in one field and its address in another.
  const linked = Object.keys(fields).find((name) => fields[name]?.kind === 'link') ?? '';
  const { [linked]: link, label } = values;
  const button = typeof link === 'string' && link && typeof label === 'string' && label;
  return [
    ...Object.entries(fields).flatMap(([name, field]) =>
      button && (name === linked || name === 'label')
        ? []
        : nodesOfField(name, field, values[name], isLabelled),
    ),
    ...(button ? [{ type: 'button', attrs: { text: label, href: link } }] : []),
  ];
}

function nodesOfField(name: string, field: Field, value: unknown, isLabelled: boolean): RichTextNode[] {
  const { kind, columns, label } = field;
  if (value === null || value === undefined || value === '' || value === 0) return [];
  if (kind === 'richText') return isRichText(value) ? value.content : [];
  if (kind === 'picture') return [{ type: 'picture', attrs: { fileId: value } }];
  if (kind === 'document') return [{ type: 'file', attrs: { fileId: value } }];
  if (kind === 'blocks' && Array.isArray(value))
    return value.flatMap((block) => nodesOfBlock(block, isLabelled));
  if (kind === 'pictures')
    return Array.isArray(value) && value.length > 0 ? [{ type: 'gallery', attrs: { fileIds: value } }] : [];
  if (kind === 'rows' && Array.isArray(value) && value.length > 0)
    return columns
      ? [...(isLabelled ? [heading(label, 3)] : []), ...nodesOfRows(columns, value, isLabelled)]
      : [];
  const video = kind === 'link' ? videoOf(String(value)) : null;
  if (video) return [{ type: 'video', attrs: { ...video } }];
  if (kind !== 'line' && kind !== 'text' && kind !== 'link') return [];
  return name === 'title' ? [heading(String(value), 2)] : paragraphs(String(value));
}

function nodesOfRows(columns: Fields, rows: EntryValues[], isLabelled: boolean): RichTextNode[] {
  const names = Object.keys(columns);
  if (names.some((name) => isContent.test(columns[name]?.kind ?? '')))
    return rows.flatMap((row) => nodesOf(columns, row, isLabelled));
  const row = (type: string, words: (name: string) => unknown) => ({
    type: 'tableRow',
    content: names.map((name) => ({ type, content: paragraphs(String(words(name) ?? '')) })),
  });
  const head = isLabelled ? [row('tableHeader', (name) => columns[name]?.label)] : [];
  return [
    { type: 'table', content: [...head, ...rows.map((each) => row('tableCell', (name) => each[name]))] },
  ];
}

function nodesOfBlock({ kind, hidden, values }: PlacedBlock, isLabelled: boolean): RichTextNode[] {
  if (hidden) return [];
  const fields = offeredBlocks.get(kind)?.fields;
  // Best effort when its module is gone.
  return fields
    ? nodesOf(fields, values, isLabelled)
    : wordsIn(fieldsOfBlock(kind), values).flatMap(paragraphs);
}

function heading(words: string, level: number): RichTextNode {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] };
}

function paragraphs(words: string): RichTextNode[] {
  return words
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => ({
      type: 'paragraph',
      content: part
        .split('\n')
        .flatMap((text, index): RichTextNode[] => [
          ...(index > 0 ? [{ type: 'hardBreak' }] : []),
          ...(text ? [{ type: 'text', text }] : []),
        ]),
    }));
}
