import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { isInLanguage } from '#database/site-language.ts';
import { files } from '#database/tables.ts';
import { pdfPage } from '#lib/pdf-page.ts';
import { catalogPath, downloadPath } from './paths.ts';
import { catalogs } from './tables.ts';

const { id, title, slug, language, status, position, updatedAt } = catalogs;
const { id: fileId, pages, filename, bytes } = files;

/** A catalog’s public columns, for a `select` that joins its file. */
export const shown = {
  ...{ id, title, slug, language, fileId, status, updatedAt },
  ...{ pages, filename, bytes, picture: shownPicture },
  /** Whether lists in this language show it. */
  isListed: isInLanguage(language).mapWith(Boolean),
};

export const inOrder = [asc(position), asc(id)];

const withFile = preparedQuery((db) =>
  db
    .select(shown)
    .from(catalogs)
    .innerJoin(files, eq(fileId, catalogs.fileId))
    .orderBy(...inOrder),
);

/** Drafts, too, if they have a file. Instead of a PDF, the picture is its first page. */
function catalogsWithFile(db: Queries) {
  return withFile(db)
    .all()
    .map(({ picture, ...catalog }) => ({
      ...catalog,
      picture: { ...picture, filename: pdfPage(picture.filename, 1) },
      path: catalogPath(catalog.slug),
    }));
}

export function publishedCatalogs(db: Queries) {
  const published = catalogsWithFile(db).filter(({ status }) => status === 'published');
  return published.map((catalog, index) => ({ ...catalog, download: downloadPath(catalog, index === 0) }));
}

export function listedCatalogs(db: Queries) {
  return publishedCatalogs(db).filter(({ isListed }) => isListed);
}

export type PublishedCatalog = ReturnType<typeof publishedCatalogs>[number];

/** A catalog that visitors can’t download. */
export function draftedCatalog(db: Queries, slug: string) {
  const draft = catalogsWithFile(db).find((catalog) => catalog.slug === slug);
  return draft && { ...draft, download: null };
}
