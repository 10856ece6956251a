import { stat } from 'node:fs/promises';
import { between, eq, sql, sum } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { entryAt } from '#server/content/addresses.ts';
import type { HomeContext } from '#server/rendering/points.ts';
import type { Download } from '#server/site/points.ts';
import { catalogPath, catalogsPath } from './paths.ts';
import { type PublishedCatalog, publishedCatalogs } from './published.ts';
import { catalogDownloads } from './tables.ts';

/** The first catalog by the plain name, others by slug, as PNG or PDF. Other names redirect to the current one. */
export const offeredDownloads: Download[] = ['', '-:slug'].flatMap((name) =>
  ['png', 'pdf'].map((extension) => download(`${catalogsPath}/vinci-catalog${name}.${extension}`)),
);

function download(path: string): Download {
  const asked = (db: Queries, { slug }: Record<string, string>) => {
    const catalogs = publishedCatalogs(db);
    return slug === undefined ? catalogs[0] : catalogBySlug(db, catalogs, slug);
  };
  return {
    path,
    file({ db }, parameters) {
      const catalog = asked(db, parameters);
      const address = path.replace(':slug', () => parameters.slug ?? '');
      return catalog?.download === address ? catalog.filename : null;
    },
    movedTo: ({ db }, parameters) => asked(db, parameters)?.download ?? null,
    onDownload({ db }, day, parameters, shown) {
      const catalog = asked(shown.db, parameters);
      if (catalog) countDownload(db, catalog, day);
    },
  };
}

/** Includes former slugs. */
function catalogBySlug(db: Queries, catalogs: PublishedCatalog[], slug: string) {
  const current = catalogs.find((catalog) => catalog.slug === slug);
  if (current) return current;
  const id = entryAt(db, { name: 'catalog' }, catalogPath(slug))?.entry;
  return catalogs.find((catalog) => catalog.id === id);
}

/** `day`: YYYY-MM-DD. */
export function countDownload(db: Queries, of: { id: number; fileId: number }, day: string): void {
  const { catalog, file, count } = catalogDownloads;
  const target = [catalogDownloads.day, catalog, file];
  db.insert(catalogDownloads)
    .values({ day, catalog: of.id, file: of.fileId, count: 1 })
    .onConflictDoUpdate({ target, set: { count: sql`${count} + 1` } })
    .run();
}

/** In bytes; null if the file is missing. Makes the PNG of a picture first if necessary. */
export async function downloadSize(
  { files }: Pick<HomeContext, 'files'>,
  { pages, bytes, filename }: Pick<PublishedCatalog, 'pages' | 'bytes' | 'filename'>,
) {
  if (pages !== null) return bytes;
  const file = await files.pngOf(filename).catch(() => null);
  const found = file && (await stat(file).catch(() => null));
  return found ? found.size : null;
}

const downloadsBetween = preparedQuery((db) => {
  const { day, count } = catalogDownloads;
  return db
    .select({ total: sum(count) })
    .from(catalogDownloads)
    .where(between(day, sql.placeholder('firstDay'), sql.placeholder('lastDay')));
});

/** Number of downloads between two days (YYYY-MM-DD, inclusive). */
export function countDownloads(db: Queries, days: { firstDay: string; lastDay: string }): number {
  return Number(downloadsBetween(db).get(days)?.total ?? 0);
}

const byFile = preparedQuery((db) => {
  const { catalog, file, count } = catalogDownloads;
  return db
    .select({ file, total: sum(count).mapWith(Number) })
    .from(catalogDownloads)
    .where(eq(catalog, sql.placeholder('id')))
    .groupBy(file);
});

/** Downloads of each catalog by id: in all, and of its current file. */
export function downloadsOf(db: Queries, { id, fileId }: { id: number; fileId: number | null }) {
  const rows = byFile(db).all({ id });
  return {
    total: rows.reduce((all, { total }) => all + total, 0),
    ofFile: rows.find((row) => row.file === fileId)?.total ?? 0,
  };
}
