import { stat } from 'node:fs/promises';
import { and, eq, gte, lte, sql, sum } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { entryAt } from '#server/content/addresses.ts';
import type { Download } from '#server/module/downloads.ts';
import type { HomeContext } from '#server/module/home-section.ts';
import { catalogPath, catalogsPath } from './paths.ts';
import { type PublishedCatalog, publishedCatalogs } from './published.ts';
import { catalogDownloads } from './tables.ts';

/**
 * The catalogs as downloads: the first one by the plain name, any other by its slug, each as a PNG or a PDF. A catalog's other
 * names redirect to the one that it has.
 */
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

/** Also by a slug that it had before. */
function catalogBySlug(db: Queries, catalogs: PublishedCatalog[], slug: string) {
  const current = catalogs.find((catalog) => catalog.slug === slug);
  if (current) return current;
  const id = entryAt(db, { name: 'catalog' }, catalogPath(slug))?.entry;
  return catalogs.find((catalog) => catalog.id === id);
}

/** Somebody downloaded the file of a catalog, on this day (YYYY-MM-DD). */
export function countDownload(
  db: Queries,
  { id, fileId }: { id: number; fileId: number },
  day: string,
): void {
  const { catalog, file, count } = catalogDownloads;
  const target = [catalogDownloads.day, catalog, file];
  db.insert(catalogDownloads)
    .values({ day, catalog: id, file: fileId, count: 1 })
    .onConflictDoUpdate({ target, set: { count: sql`${count} + 1` } })
    .run();
}

/**
 * How large the download of a catalog is, in bytes; null when its file is missing. The PNG of a picture is made if it isn't
 * yet.
 */
export async function downloadSize(
  { files }: Pick<HomeContext, 'files'>,
  { pages, bytes, filename }: Pick<PublishedCatalog, 'pages' | 'bytes' | 'filename'>,
) {
  if (pages !== null) return bytes;
  const file = await files.pngOf(filename).catch(() => null);
  const found = file && (await stat(file).catch(() => null));
  return found ? found.size : null;
}

/** How often catalogs were downloaded: in all, or from one day to another (YYYY-MM-DD), both included. */
export function countDownloads(db: Queries, { from, to }: { from?: string; to?: string } = {}): number {
  const { day, count } = catalogDownloads;
  const counted = db.select({ total: sum(count) }).from(catalogDownloads);
  const { total } =
    counted.where(and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined)).get() ?? {};
  return Number(total ?? 0);
}

/** How often each catalog was downloaded, by its id: in all, and the file that it has now. */
export function downloadsOf(db: Queries, { id, fileId }: { id: number; fileId: number | null }) {
  const { catalog, file, count } = catalogDownloads;
  const rows = db
    .select({ file, total: sum(count).mapWith(Number) })
    .from(catalogDownloads)
    .where(eq(catalog, id))
    .groupBy(file)
    .all();
  return {
    total: rows.reduce((all, { total }) => all + total, 0),
    ofFile: rows.find((row) => row.file === fileId)?.total ?? 0,
  };
}
