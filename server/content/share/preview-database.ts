import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { type Database, openDatabase } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import type { EntryTable, EntryType } from '#server/content/entry-type.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { readIn } from '#server/content/translations/translated-database.ts';
import { type EntryValues, validFields } from '#server/content/values.ts';
import { readCopy } from '#server/content/working-copy/copies.ts';

/**
 * A connection of its own in which one entry is as if its working copy were published now. A temporary view hides the
 * table behind it, so that every query of the site's pages sees it; nothing is written, and nobody is kept from writing.
 * Close it after use. Not for databases in memory, which have one connection.
 */
export async function openPreviewDatabase(
  db: Database,
  type: EntryType,
  id: number,
  now: Date,
): Promise<Database> {
  const row = await previewRow(db, type, id, now);
  const preview = openDatabase(db.$client.name);
  try {
    const name = sql.identifier(getTableConfig(type.table).name);
    preview.run(sql`create temp table ${name} as select * from main.${name} where 0`);
    preview
      .insert(type.table)
      .values(type.pack?.(row) ?? row)
      .run();
    preview.run(sql`alter table temp.${name} rename to preview_row`);
    preview.run(
      sql`create temp view ${name} as select * from main.${name} where id <> ${sql.raw(String(Number(id)))}
          union all select * from temp.preview_row`,
    );
    // A translation is seen on the page of its original.
    if (type.kind?.language) readIn(preview, declaredTypes(), type.kind.language as Language);
    preview.$client.pragma('query_only = on');
    return preview;
  } catch (error) {
    preview.$client.close();
    throw error;
  }
}

/** The row with what is valid in its working copy. Its address stays: another entry may have the new one. */
async function previewRow(db: Database, type: EntryType, id: number, now: Date) {
  const row = getEntry(db, type, id) as EntryTable['$inferSelect'] & EntryValues;
  const copy = readCopy(db, type, { id });
  const { slug, status, publishedAt, ...valid } = copy
    ? await validFields(type, copy.values)
    : ({} as EntryValues);
  const isOut = row.publishedAt instanceof Date && row.publishedAt <= now;
  const published = 'publishedAt' in type.table && !isOut ? { publishedAt: now } : {};
  return { ...row, ...valid, status: 'published', ...published };
}
