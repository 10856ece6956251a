import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { fieldsOfBlock, wordsIn } from '#lib/block-values.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { entryType } from '#server/module/entry-type.ts';
import { page } from './page-type.ts';
import { publishedPages } from './published.ts';
import { pages } from './tables.ts';

export const pageType = entryType(page, {
  table: pages,
  address: ({ slug }) => `/${slug}`,
  search: searchEntry,
});

function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const [row] = publishedPages(db, id);
  if (!row) return undefined;
  const { title, slug, summary, blocks, picture } = row;
  const text = [summary, ...blocks.map(textOf)].filter(Boolean).join(' · ');
  return { type: 'page', id, title, text, url: `/${slug}`, picture };
}

function textOf({ kind, hidden, values }: PlacedBlock): string {
  return hidden || !offeredBlocks.has(kind) ? '' : wordsIn(fieldsOfBlock(kind), values).join(' · ');
}
