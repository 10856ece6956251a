import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { pictureById, type ShownPicture } from '#database/shown-picture.ts';
import type { SeoValues } from '#lib/seo.ts';
import { declaredTypes } from './declared-types.ts';

export interface Seo {
  /** Null where nobody entered one: then it is made from the other fields. */
  title: string | null;
  description: string | null;
  picture: ShownPicture | null;
  noindex: boolean;
}

/** Of a row with the columns `seo` (database/tables.ts). */
export function readSeo(db: Queries, row: SeoValues): Seo {
  const { seoTitle, seoDescription, sharePictureId, noindex } = row;
  return {
    title: seoTitle || null,
    description: seoDescription || null,
    picture: pictureById(db, sharePictureId),
    noindex,
  };
}

/** The public pages with noindex. robots.txt doesn't list them: search engines must read a page to see that. */
export function unlistedPaths(db: Queries): Set<string> {
  const paths = declaredTypes().flatMap(({ table, address }) => {
    const { noindex } = getTableColumns(table);
    if (!address || !noindex) return [];
    // As the condition of an index names it.
    const rows = db.select().from(table).where(sql`${noindex} = 1`).all();
    return rows.map((row) => address(row));
  });
  return new Set(paths);
}
