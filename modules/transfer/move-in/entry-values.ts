import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import {
  cutText,
  type ImportContext,
  type ImportedEntry,
  type ImportedKind,
} from '#server/content/import-targets.ts';
import type { EntryValues } from '#server/content/values.ts';
import { resolveText } from './resolve-text.ts';
import { addCounts, type Counts, type Note, noCounts, type Resolver, type SourceEntry } from './source.ts';
import { targetFor, targetOf } from './targets.ts';

export interface MovedEntry {
  values: EntryValues;
  after: Counts;
  notes: Note[];
}

interface Surroundings extends ImportContext {
  resolver: Resolver;
  /** The category that a post of these old ones gets, by the key that posts know it by. */
  category(slugs: string[]): { slug: string; key: string } | null;
  defaultLanguage: SourceEntry['language'] & string;
}

export function movedEntry(entry: SourceEntry, surroundings: Surroundings): MovedEntry {
  const target = targetOf(entry.area);
  if (!target) throw new Error('This site has no matching type.');
  const notes = [...entry.notes, ...entry.text.notes];
  const after = { ...noCounts };
  const imported = importedEntry(entry, surroundings, { notes, after });
  const values = { ...target.values(imported, surroundings) };
  if (entry.status === 'later' && !('publishedAt' in values)) {
    values.status = 'draft';
    imported.note(
      'This type can’t be scheduled, so it’s imported as a draft.',
      entry.createdAt.toISOString(),
      'left out',
    );
  }
  return { values, after, notes };
}

function importedEntry(
  entry: SourceEntry,
  { resolver, category, defaultLanguage }: Surroundings,
  { notes, after }: Omit<MovedEntry, 'values'>,
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
  const isPublished = entry.status !== 'draft';
  const { author, isSticky, price, specification } = entry;
  return {
    ...{ title, summary, seo, author, isSticky, price, specification, termsOf, listBlock, note },
    coverId: fileOf(entry.cover, 'The cover is missing.'),
    status: isPublished ? 'published' : 'draft',
    publishedAt: isPublished ? entry.createdAt : null,
    language: entry.language ?? defaultLanguage,
    isTranslated: entry.translations !== null,
    blocks: entry.text.blocks,
    text(blocks: RichTextNode[] = entry.text.blocks) {
      const text = resolveText({ blocks }, entry.id, resolver);
      notes.push(...text.notes);
      addCounts(after, text.after);
      return text.doc;
    },
    pictures: () =>
      entry.pictures.flatMap((file) => fileOf(file, 'A picture of the product is missing.') ?? []),
    category: () => category(termsOf('category').map(({ slug }) => slug)),
  };
}

function listBlock(kind: ImportedKind) {
  const name = targetFor(kind)?.block;
  const block = name ? offeredBlocks.get(name) : undefined;
  return name && block ? { kind: name, values: { ...block.empty } } : null;
}
