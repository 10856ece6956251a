import { TRPCError } from '@trpc/server';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { say } from '#lib/interface-language.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { recordActivity } from '#server/activity/record.ts';
import type { Change } from '#server/content/change.ts';
import { type EntryTable, type EntryType, entryLine } from '#server/content/entry-type.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { entryCopies, entrySchedules, publicationRequests } from '#server/content/tables.ts';

// What is to be published or unpublished, and when. At most one of each for an entry. Publishing takes the working copy if
// there is one. `runner.ts` does it when it is due.

export type ScheduledAction = (typeof entrySchedules.$inferSelect)['action'];

/** A change that is to happen by itself. `by` is a person's name; `failed` says why it couldn't be done. */
export interface Schedule {
  at: Date;
  by: string | null;
  failed: string | null;
}

/** One scheduled change of one entry. */
export interface ScheduleOf {
  id: number;
  action: ScheduledAction;
}

const { type: typeName, entry, action, at, scheduledBy, failed } = entrySchedules;

/** Why it couldn't be done, in the words of the reader. */
export const whyFailed = sql<string | null>`${failed}`.mapWith(translateMessage);

/** What is scheduled for an entry; null for what isn't. */
export function schedulesOf(
  db: Queries,
  type: EntryType,
  id: number,
): Record<ScheduledAction, Schedule | null> {
  const rows = db
    .select({ action, at, by: users.name, failed: whyFailed })
    .from(entrySchedules)
    .leftJoin(users, eq(users.id, scheduledBy))
    .where(isOf(type, id))
    .all();
  const of = (wanted: ScheduledAction) => {
    const row = rows.find((each) => each.action === wanted);
    return row ? { at: row.at, by: row.by, failed: row.failed } : null;
  };
  return { publish: of('publish'), unpublish: of('unpublish') };
}

/** What visitors don't see yet of a type's entries: the ids of those with a working copy, and what is scheduled. */
export function pendingOf(db: Queries, { name }: EntryType) {
  const { type, entry: changed, revision } = entryCopies;
  const copies = db
    .select({ id: changed })
    .from(entryCopies)
    .where(and(eq(type, name), gt(revision, 0)))
    .all();
  const columns = { id: entry, action, at, failed: whyFailed };
  const schedules = db.select(columns).from(entrySchedules).where(eq(typeName, name)).orderBy(asc(at)).all();
  return { changed: copies.map(({ id }) => id), schedules };
}

/**
 * Schedules a change, instead of one that was scheduled before. Throws NOT_FOUND, and BAD_REQUEST for an instant that has
 * passed or when there would be nothing to do.
 */
export function saveSchedule(
  tx: Queries,
  type: EntryType,
  { id, action, at }: ScheduleOf & { at: Date },
  { user, now }: Change,
): void {
  const found = getEntry(tx, type, id);
  const { status } = found as { status?: string };
  const known = schedulesOf(tx, type, id);
  if (at <= now) throw refused('This time has passed. Choose a later one.');
  if (action === 'publish') {
    if (status === 'published' && !hasCopy(tx, type, id)) {
      throw refused(say('The {noun} is published and has no changes to publish.', { noun: say(type.noun) }));
    }
    if (known.unpublish && known.unpublish.at <= at) throw refused(wrongOrder);
  } else {
    if (status === 'draft' && !known.publish) {
      throw refused(
        say('The {noun} is a draft. Publish it first, or schedule that.', { noun: say(type.noun) }),
      );
    }
    if (known.publish && at <= known.publish.at) throw refused(wrongOrder);
  }
  const row = { at, scheduledBy: user, failed: null };
  tx.insert(entrySchedules)
    .values({ type: type.name, entry: id, action, ...row })
    .onConflictDoUpdate({
      target: [entrySchedules.type, entrySchedules.entry, entrySchedules.action],
      set: row,
    })
    .run();
  recordActivity(
    tx,
    { user, now },
    { what: 'scheduled', ...entryLine(type, found), detail: at.toISOString() },
  );
}

const wrongOrder =
  'It would be taken offline before it is published. Choose a later time for taking it offline.';

/** Cancels a scheduled change. One that has happened or was canceled meanwhile is no error. */
export function removeSchedule(tx: Queries, type: Pick<EntryType, 'name'>, of: ScheduleOf): void {
  tx.delete(entrySchedules)
    .where(and(isOf(type, of.id), eq(action, of.action)))
    .run();
}

/** Removes what has become pointless because a person did it by hand, or took the changes back. */
export function removeIdleSchedules<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  row: Table['$inferSelect'],
): void {
  const id = Number(row.id);
  if (row.status === 'published' && !hasCopy(tx, type, id)) {
    removeSchedule(tx, type, { id, action: 'publish' });
    const asked = and(eq(publicationRequests.type, type.name), eq(publicationRequests.entry, id));
    tx.delete(publicationRequests)
      .where(and(asked, ne(publicationRequests.state, 'published')))
      .run();
  }
  if (row.status === 'draft' && !schedulesOf(tx, type as EntryType, id).publish)
    removeSchedule(tx, type, { id, action: 'unpublish' });
}

type Of = Pick<DueSchedule, 'type' | 'entry' | 'action'>;

/** Keeps why a scheduled change couldn't be done. It isn't tried again. */
export function recordFailure(tx: Queries, { type, entry: id, action: what }: Of, why: string) {
  tx.update(entrySchedules)
    .set({ failed: why })
    .where(and(isOf({ name: type }, id), eq(action, what)))
    .run();
}

/** A scheduled change as it is stored. */
export type DueSchedule = typeof entrySchedules.$inferSelect;

/** What is scheduled and hasn't failed, the earliest first. */
export function pendingSchedules(db: Queries): DueSchedule[] {
  return db.select().from(entrySchedules).where(isNull(failed)).orderBy(asc(at), asc(action)).all();
}

export function isStillScheduled(db: Queries, due: DueSchedule): boolean {
  const same = and(
    isOf({ name: due.type }, due.entry),
    eq(action, due.action),
    eq(at, due.at),
    isNull(failed),
  );
  return db.select({ at }).from(entrySchedules).where(same).get() !== undefined;
}

/** Whether the entry has changes that visitors don't see yet. */
export function hasCopy(db: Queries, { name }: Pick<EntryType, 'name'>, id: number) {
  const isCopy = and(eq(entryCopies.type, name), eq(entryCopies.key, String(id)));
  return db.select({ key: entryCopies.key }).from(entryCopies).where(isCopy).get() !== undefined;
}

function isOf({ name }: Pick<EntryType, 'name'>, id: number) {
  return and(eq(typeName, name), eq(entry, id));
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
