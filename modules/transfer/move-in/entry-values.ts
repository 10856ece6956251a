import { docOf } from '#lib/rich-text/blocks.ts';
import { isSmall } from '#lib/rich-text/inputs.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { emptyRichText, type RichTextNode } from '#lib/rich-text/rich-text.ts';
import { cutText, type ImportedEntry } from '#server/content/import-targets.ts';
import type { EntryValues } from '#server/content/values.ts';
import { targetOf } from './choices.ts';
import { importActor, type Moving } from './places.ts';
import { resolveText } from './resolve-text.ts';
import type { Note, SourceEntry } from './source.ts';

export function movedEntry(entry: SourceEntry, moving: Moving) {
  const target = targetOf(entry.area);
  if (!target) throw new Error('This site has no matching type.');
  const notes = [...entry.notes, ...entry.text.notes];
  const imported = importedEntry(entry, moving, notes);
  const values: EntryValues = { ...target.values(imported, { db: moving.db, change: importActor() }) };
  if (entry.status === 'later' && !('publishedAt' in values)) {
    values.status = 'draft';
    const what = 'This type can’t be scheduled, so it’s imported as a draft.';
    imported.note(what, entry.createdAt.toISOString(), 'left out');
  }
  return { values, notes };
}

function importedEntry(
  entry: SourceEntry,
  { resolver, places, overview }: Moving,
  notes: Note[],
): ImportedEntry {
  const note = (what: string, source: string, kind: Note['kind'] = 'changed') =>
    notes.push({ kind, what, source });
  const fileOf = (file: SourceEntry['cover'], what: string) => {
    const id = file && resolver.file(file);
    if (file && !id) note(what, file.address || `#${file.id}`, 'left out');
    return id;
  };
  const termsOf = (wanted: string) => entry.terms.filter(({ taxonomy }) => taxonomy === wanted);
  const title = cutText(entry.title || entry.slug.replaceAll('-', ' '), 120);
  if (!entry.title) note('Untitled: its address is used as the title.', title);
  const summary = cutText(entry.summary, 300, true);
  if (summary !== entry.summary.trim()) note('The summary was cut to 300 characters.', entry.summary);
  const seoTitle = entry.seo.title || (entry.title.length > 120 ? entry.title : '');
  const seo = {
    seoTitle: cutText(seoTitle, 120),
    seoDescription: cutText(entry.seo.description, 320),
    sharePictureId: fileOf(entry.seo.picture, 'The share picture is missing.'),
    noindex: entry.seo.isHidden,
  };
  const texts = (blocks: RichTextNode[]) => {
    const text = resolveText(blocks, entry.id, resolver);
    notes.push(...text.notes);
    if (isSmall(text.doc)) return [text.doc];
    return grouped(text.doc.content.flatMap((block) => divided(block, longest))).map(docOf);
  };
  const isPublished = entry.status !== 'draft';
  const { author, isSticky, price, specification } = entry;
  return {
    ...{ title, summary, seo, author, isSticky, price, specification, termsOf, note },
    coverId: fileOf(entry.cover, 'The cover is missing.'),
    status: isPublished ? 'published' : 'draft',
    publishedAt: isPublished ? entry.createdAt : null,
    language: entry.language ?? overview.site.language,
    isTranslated: entry.translations !== null,
    blocks: entry.text.blocks,
    text() {
      const [first = emptyRichText, ...others] = texts(entry.text.blocks);
      const what = 'The text is longer than it can be here, so the rest is left out.';
      if (others.length > 0) note(what, others.map(plainText).join(' '), 'left out');
      return first;
    },
    texts,
    pictures: () =>
      entry.pictures.flatMap((file) => fileOf(file, 'A picture of the product is missing.') ?? []),
    category: () => places.categoryOf(termsOf('category').map(({ slug }) => slug)),
  };
}

// A part of what a text may have, in characters of JSON: its document and attributes take some.
const longest = 180_000;

/** A part of a text as one or several that can be stored: at blocks if possible, else within them. */
function divided(node: RichTextNode, room: number): RichTextNode[] {
  if (sizeOf(node) <= room) return [node];
  const { text, content, ...rest } = node;
  if (text) {
    const parts = text.match(/[\s\S]{1,30000}(?=\s|$)|[\s\S]{1,30000}/g) ?? [];
    return parts.map((part) => ({ ...rest, text: part }));
  }
  const within = (content ?? []).flatMap((child) => divided(child, room - 2000));
  return grouped(within, room - 2000).map((part) => ({ ...rest, content: part }));
}

function grouped(nodes: RichTextNode[], room = longest): RichTextNode[][] {
  const groups: RichTextNode[][] = [[]];
  let size = 0;
  for (const node of nodes) {
    const more = sizeOf(node);
    if (size > 0 && size + more > room) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(node);
    size += more;
  }
  return groups;
}

const sizeOf = (node: RichTextNode) => JSON.stringify(node).length + 1;
