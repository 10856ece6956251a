import { nothingAt } from '#server/content/addresses.ts';
import { type Reader, readPublicEntry } from '#server/content/public-entry.ts';
import type { HomeContext } from '#server/rendering/points.ts';
import { catalogPages } from './catalog-pages.ts';
import { downloadSize } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogPath, pagesOfPart, partQuery } from './paths.ts';
import { draftedCatalog, publishedCatalogs } from './published.ts';

/** A catalog’s public page, or the slug it moved to. `size` is null if the file is missing. Throws NOT_FOUND. */
export async function readCatalog(context: HomeContext & Reader, asked: { slug: string; part: number }) {
  const { slug, part } = asked;
  const { db } = context;
  const { row: entry, movedTo } = readPublicEntry(context, catalogType, catalogPath(slug));
  if (!entry) return { movedTo };
  const published = publishedCatalogs(db);
  const row = published.find(({ id }) => id === entry.id) ?? draftedCatalog(db, slug);
  if (!row) throw nothingAt(db, catalogType, catalogPath(slug));
  const parts = Math.max(1, Math.ceil((row.pages ?? 0) / pagesOfPart));
  if (part > parts) throw nothingAt(db, catalogType, row.path + partQuery(part));
  return {
    catalog: { ...row, size: await downloadSize(context, row) },
    leaves: catalogPages(db, row, part),
    part,
    parts,
    others: published.filter(({ id, isListed }) => isListed && id !== row.id),
  };
}

export type ShownCatalog = Extract<Awaited<ReturnType<typeof readCatalog>>, { catalog: unknown }>;
