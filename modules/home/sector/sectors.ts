import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { pictureById } from '#database/shown-picture.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { slugOf } from '#lib/slug.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { entryType } from '#server/module/entry-type.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { SitemapEntry } from '#server/site/points.ts';
import { usesOf } from '../offers/narrowed.ts';
import { sectorPath } from '../offers/paths.ts';
import { listedOffers } from '../offers/published.ts';
import { sectors } from '../tables.ts';
import { sector } from './type.ts';

export const sectorType = entryType(sector, {
  table: sectors,
  address: ({ slug }) => sectorPath(slug),
  search: searchEntry,
});

function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const row = findEntry(db, sectorType, id);
  if (row?.status !== 'published') return undefined;
  const { title, slug, summary, use, text, fileId } = row;
  const picture = pictureById(db, fileId)?.filename ?? null;
  const words = [summary, use, plainText(text)].join(' · ');
  return { type: sector.name, id, title, text: words, url: sectorPath(slug), picture };
}

/** The public pages of uses, by the slug of the use. */
export function sectorPaths(db: Queries): Record<string, string> {
  const all = publishedEntries(db, sectorType);
  return Object.fromEntries(all.map(({ use, slug }) => [slugOf(use), sectorPath(slug)]));
}

/** Search engines aren't sent to a page without products. */
export function sectorSitemap({ db }: ModuleContext): SitemapEntry[] {
  const used = usesOf(listedOffers(db));
  return publishedEntries(db, sectorType)
    .filter(({ use }) => used.some(({ slug }) => slug === slugOf(use)))
    .map(({ slug, updatedAt, picture }) => ({
      path: sectorPath(slug),
      updatedAt,
      pictures: picture ? [picture.filename] : [],
    }));
}
