import { and, desc, getTableColumns, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { type EntryType, isOfType } from '../module/entry-type.ts';
import { findEntry } from './read-entry.ts';

/** Entries of these types whose titles have `query`: first those that begin with it, then the last changed. */
export function findEntries(db: Queries, types: EntryType[], query: string, most: number) {
  return types
    .flatMap((type) => lastChanged(db, type, query, most))
    .sort((one, other) => other.begins - one.begins || other.at - one.at)
    .slice(0, most)
    .flatMap(({ type, id }) => {
      const row = findEntry(db, type, id);
      return row ? [{ type, id, row }] : [];
    });
}

function lastChanged(db: Queries, type: EntryType, query: string, most: number) {
  const { id, updatedAt } = type.table;
  const titleColumn = getTableColumns(type.table)[type.titleField ?? ''];
  if (!titleColumn) return [];
  const begins = isLike(titleColumn, containing(query).slice(1)) as SQL<number>;
  return db
    .select({ id, updatedAt, begins })
    .from(type.table)
    .where(and(isOfType(type), isLike(titleColumn, containing(query))))
    .orderBy(desc(begins), desc(updatedAt), desc(id))
    .limit(most)
    .all()
    .map((row) => ({ type, id: Number(row.id), at: Number(row.updatedAt), begins: Number(row.begins) }));
}
