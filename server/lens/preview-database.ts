import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import type { Database } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import { getEntry } from '../content/read-entry.ts';
import { type EntryValues, validFields } from '../content/values.ts';
import { readCopy } from '../content/working-copy/copies.ts';
import type { EntryRow, EntryType } from '../module/entry-type.ts';
import { hideTable, openLens } from './lens.ts';
import { translate } from './translated-database.ts';

/** A lens in which an entry's working copy is published. Close it after use. Not for databases in memory: they have one connection. */
export async function openPreviewDatabase(
  db: Database,
  type: EntryType,
  id: number,
  now: Date,
): Promise<Database> {
  const row = await previewRow(db, type, id, now);
  return openLens(db, (lens) => {
    const name = sql.identifier(getTableConfig(type.table).name);
    lens.run(sql`create temp table ${name} as select * from main.${name} where 0`);
    const packed = type.pack?.(row) ?? row;
    lens.insert(type.table).values(packed).run();
    lens.run(sql`alter table temp.${name} rename to preview_row`);
    hideTable(
      lens,
      type.table,
      sql`select * from main.${name} where id <> ${sql.raw(String(Number(id)))}
          union all select * from temp.preview_row`,
    );
    // A translation is seen on the page of its original.
    if (type.kind?.language) translate(lens, type.kind.language as Language);
  });
}

/** The row with what is valid in its working copy. Its address stays: another entry may have the new one. */
async function previewRow(db: Database, type: EntryType, id: number, now: Date) {
  const row = getEntry(db, type, id) as EntryRow & EntryValues;
  const copy = readCopy(db, type, { id });
  const { slug, status, publishedAt, ...valid } = copy
    ? await validFields(type, copy.values)
    : ({} as EntryValues);
  const isOut = row.publishedAt instanceof Date && row.publishedAt <= now;
  const published = 'publishedAt' in type.table && !isOut ? { publishedAt: now } : {};
  return { ...row, ...valid, status: 'published', ...published };
}
