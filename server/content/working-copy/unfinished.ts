import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { type EntryType, isOfType, isPublishable, newScreenOf, screenOf } from '../../module/entry-type.ts';
import { typesFor } from '../declared-types.ts';
import type { PersonContext } from '../points.ts';
import { getEntry } from '../read-entry.ts';
import { entryCopies } from '../tables.ts';

/** `until`: when it is deleted, if soon; `by`: who changed it last, if known. */
export type Unfinished = ReturnType<typeof unfinishedFor>[number];

const aDay = 24 * 60 * 60 * 1000;
// How long input is kept that was never saved as an entry, and how long before its deletion is announced.
const keptFor = 90 * aDay;
const announcedFor = 14 * aDay;

/** Deletes input that was never saved as an entry, after 90 days or with its account. */
export function discardAbandonedCopies(tx: Queries, now: Date): void {
  const isOld = lt(changedAt, new Date(now.getTime() - keptFor));
  // Of a form that has become an entry (`rememberEntry`).
  const isKey = eq(entryCopies.revision, 0);
  const isAbandoned = and(or(isNull(entry), isKey), or(isNull(changedBy), isOld));
  tx.delete(entryCopies).where(isAbandoned).run();
}

const { type: typeName, key, entry, values, changedAt, changedBy } = entryCopies;
const maxShown = 10;

/** This person's unsaved entries and all unpublished changes: soon deleted ones first, then the newest. */
export function unfinishedFor({ db, user, now }: PersonContext) {
  const soon = new Date(now().getTime() - keptFor + announcedFor);
  return typesFor(user)
    .flatMap((type) =>
      copies(db, type)
        .all({ user: user.id, soon })
        .map((copy) => ({ ...copy, type })),
    )
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map(({ type, id, key, at, by }) => {
      const row = id === null ? typedIn(db, type, key) : getEntry(db, type, id);
      const route = id === null ? newScreenOf(type) : screenOf(type, row);
      const until = id === null && at < soon ? new Date(at.getTime() + keptFor) : null;
      const title = type.title(row) ?? '';
      return { title, noun: type.noun, route, isNew: id === null, at, until, by };
    });
}

const copies = preparedFor((db, type: EntryType) => {
  const isTyped = and(isNull(entry), eq(changedBy, sql.placeholder('user')));
  // A draft needs no reminder of its changes: its list marks it already.
  const isLive = isPublishable(type) ? eq(type.table.status, 'published') : undefined;
  const isChanged = and(isNotNull(type.table.id), isOfType(type), isLive);
  // Input that is deleted soon comes first, the oldest at the top.
  const isSoon = sql`${entry} is null and ${lt(changedAt, sql.param(sql.placeholder('soon'), changedAt))}`;
  const rank = sql<number>`iif(${isSoon}, ${changedAt}, 1e15 - ${changedAt})`;
  return (
    db
      .select({ key, id: entry, at: changedAt, by: users.name, rank })
      .from(entryCopies)
      .leftJoin(type.table, eq(type.table.id, entry))
      .leftJoin(users, eq(users.id, changedBy))
      // The others are keys of forms that have become entries.
      .where(and(eq(typeName, type.name), gt(entryCopies.revision, 0), or(isTyped, isChanged)))
      .orderBy(rank)
      .limit(maxShown)
  );
});

// A new entry has no row yet, only input.
function typedIn(db: Queries, { name }: EntryType, of: string) {
  const isThis = and(eq(typeName, name), eq(key, of));
  return db.select({ values }).from(entryCopies).where(isThis).get()?.values ?? {};
}
