import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import type { ShownPicture } from '#database/shown-picture.ts';
import { documentPages } from '#database/tables.ts';
import { pdfPage } from '#lib/pdf-page.ts';
import { pagesOfPart } from './paths.ts';
import type { PublishedCatalog } from './published.ts';

// In characters: some 200 pages with few words each.
const maxIndexed = 200_000;
const longestAlt = 250;

/** A PDF page as a picture, with its text as alternative text. */
export interface CatalogPage {
  page: number;
  picture: ShownPicture;
}

const pagesBetween = preparedQuery((db) => {
  const { page, width, height, text, fileId } = documentPages;
  const isWithin = between(page, sql.placeholder('first'), sql.placeholder('last'));
  return db
    .select({ page, width, height, text })
    .from(documentPages)
    .where(and(eq(fileId, sql.placeholder('fileId')), isWithin))
    .orderBy(asc(page));
});

/** The pages of this part of a catalog, from 1; none for a picture. */
export function catalogPages(
  db: Queries,
  { fileId, filename, picture: cover }: Pick<PublishedCatalog, 'fileId' | 'filename' | 'picture'>,
  part: number,
): CatalogPage[] {
  const last = part * pagesOfPart;
  const rows = pagesBetween(db).all({ fileId, first: last - pagesOfPart + 1, last });
  return rows.map(({ page, width, height, text }) => {
    const own = { filename: pdfPage(filename, page), width, height, alt: shortened(text) };
    return { page, picture: { ...cover, ...own } };
  });
}

export function catalogTexts(db: Queries, fileId: number): string[] {
  const { text, page } = documentPages;
  const rows = db
    .select({ text })
    .from(documentPages)
    .where(eq(documentPages.fileId, fileId))
    .orderBy(asc(page))
    .all();
  let left = maxIndexed;
  return rows.map(({ text }) => {
    const indexed = text.slice(0, Math.max(0, left));
    left -= indexed.length;
    return indexed;
  });
}

function shortened(text: string) {
  return text.length > longestAlt ? `${text.slice(0, longestAlt).replace(/\s\S*$/, '')} …` : text;
}
