import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { pictureById, type ShownPicture } from '#database/shown-picture.ts';
import type { SeoValues } from '#lib/seo.ts';
import type { EntryTable } from '../module/entry-type.ts';
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
    return unlistedIn(db, table)
      .all()
      .map((row) => address(row));
  });
  return new Set(paths);
}

// As the condition of an index names it.
const unlistedIn = preparedFor((db, table: EntryTable) =>
  db
    .select()
    .from(table)
    .where(sql`${getTableColumns(table).noindex} = 1`),
);
