import { stat } from 'node:fs/promises';
import { and, gte, lte, sql, sum } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Download, HomeContext } from '#server/module.ts';
import { catalogFile, catalogFileOf } from './catalog-file.ts';
import { shownCatalog } from './shown.ts';
import { catalogDownloads } from './tables.ts';

/** The catalog as a download: a PNG or a PDF. The address of the other one leads to it. */
export const offeredDownloads: Download[] = [catalogFile.picture, catalogFile.pdf].map(({ path }) => ({
  path,
  file({ db }) {
    const shown = shownCatalog(db);
    return shown && catalogFileOf(shown).path === path ? shown.filename : null;
  },
  movedTo({ db }) {
    const shown = shownCatalog(db);
    return shown && catalogFileOf(shown).path;
  },
  onDownload({ db }, day) {
    const oneMore = { target: catalogDownloads.day, set: { count: sql`${catalogDownloads.count} + 1` } };
    db.insert(catalogDownloads).values({ day, count: 1 }).onConflictDoUpdate(oneMore).run();
  },
}));

type Shown = NonNullable<ReturnType<typeof shownCatalog>>;

/**
 * How large the download of a catalog is, in bytes; null when its file is missing. The PNG of a picture is made if it isn't
 * yet.
 */
export async function downloadSize(
  { files }: Pick<HomeContext, 'files'>,
  { pages, bytes, filename }: Pick<Shown, 'pages' | 'bytes' | 'filename'>,
) {
  if (pages !== null) return bytes;
  const file = await files.pngOf(filename).catch(() => null);
  const found = file && (await stat(file).catch(() => null));
  return found ? found.size : null;
}

/** How often the catalog was downloaded: in all, or from one day to another (YYYY-MM-DD), both included. */
export function countDownloads(db: Queries, { from, to }: { from?: string; to?: string } = {}): number {
  const { day, count } = catalogDownloads;
  const counted = db.select({ total: sum(count) }).from(catalogDownloads);
  const { total } =
    counted.where(and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined)).get() ?? {};
  return Number(total ?? 0);
}
