import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { type ShownPicture, shownPicture } from '#database/shown-picture.ts';
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

const published = preparedQuery((db) =>
  db
    .select(shown)
    .from(catalogs)
    .innerJoin(files, eq(fileId, catalogs.fileId))
    .where(eq(status, 'published'))
    .orderBy(...inOrder),
);

export function publishedCatalogs(db: Queries) {
  return published(db)
    .all()
    .map((catalog, index) => ({
      ...withCover(catalog),
      path: catalogPath(catalog.slug),
      download: downloadPath(catalog, index === 0),
    }));
}

export function listedCatalogs(db: Queries) {
  return publishedCatalogs(db).filter(({ isListed }) => isListed);
}

export type PublishedCatalog = ReturnType<typeof publishedCatalogs>[number];

/** Replaces a PDF with its first page as the picture. */
export function withCover<Catalog extends { picture: ShownPicture }>(catalog: Catalog): Catalog {
  const { picture } = catalog;
  return { ...catalog, picture: { ...picture, filename: pdfPage(picture.filename, 1) } };
}
