import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { type ShownPicture, shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import type { SeoValues } from '#lib/seo.ts';
import type { EntryTable, EntryType } from '../module/entry-type.ts';

export interface Seo {
  /** Null where nobody entered one: then it is made from the other fields. */
  title: string | null;
  description: string | null;
  picture: ShownPicture | null;
  noindex: boolean;
}

type SeoTable = EntryTable & Record<keyof SeoValues, SQLiteColumn>;

const seoOf = preparedFor((db, table: SeoTable) => {
  const { seoTitle: title, seoDescription: description, noindex } = table;
  return db
    .select({ title, description, noindex, picture: shownPicture })
    .from(table as EntryTable)
    .leftJoin(files, eq(files.id, table.sharePictureId))
    .where(eq(table.id, sql.placeholder('id')));
});

/** `table` has the columns `seo` (database/tables.ts). */
export function readSeo(db: Queries, table: SeoTable, id: number): Seo {
  const row = seoOf(db, table).get({ id }) as Seo | undefined;
  return {
    title: row?.title || null,
    description: row?.description || null,
    picture: row?.picture ?? null,
    noindex: row?.noindex ?? false,
  };
}

/** The public pages with noindex. robots.txt doesn't list them: search engines must read a page to see that. */
export function unlistedPaths(db: Queries, types: EntryType[]): Set<string> {
  const paths = types.flatMap(({ table, address }) => {
    const { noindex } = getTableColumns(table);
    if (!address || !noindex) return [];
    // As the condition of an index names it.
    const rows = db.select().from(table).where(sql`${noindex} = 1`).all();
    return rows.map((row) => address(row));
  });
  return new Set(paths);
}
