import { and, eq, inArray, max } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { entryVersions } from '#server/content/tables.ts';

/** Who saved entries of a type last, by their ids: null by nobody, or by an account that was deleted. */
export function lastSavedBy(db: Queries, typeName: string, ids: number[]): Map<number, string | null> {
  const { id, type, entry, savedBy } = entryVersions;
  const newest = db
    .select({ id: max(id) })
    .from(entryVersions)
    .where(and(eq(type, typeName), inArray(entry, ids)))
    .groupBy(entry);
  const rows = db
    .select({ entry, by: users.name })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .where(inArray(id, newest))
    .all();
  return new Map(rows.map(({ entry, by }) => [entry, by]));
}
