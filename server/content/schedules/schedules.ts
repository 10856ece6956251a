import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import { translateMessage } from '#lib/translate-message.ts';
import type { Change } from '#server/content/change.ts';
import { getEntry, isAbout } from '#server/content/read-entry.ts';
import { entryCopies, entrySchedules, publicationRequests } from '#server/content/tables.ts';
import type { EntryRow, EntryType, Named } from '#server/module/entry-type.ts';
import { recordEntry } from '../../activity/record.ts';
import { refused } from '../../errors/refused.ts';

// Schedules: at most one of each action for an entry. Publishing takes the working copy, if any; `runner.ts` applies them.

export type ScheduledAction = (typeof entrySchedules.$inferSelect)['action'];

/** `by`: a person's name. `failed`: why it couldn't be done. */
export interface Schedule {
  at: Date;
  by: string | null;
  failed: string | null;
}

export interface ScheduleOf {
  id: number;
  action: ScheduledAction;
}

const { type: typeName, entry, action, at, scheduledBy, failed } = entrySchedules;

export const whyFailed = sql<string | null>`${failed}`.mapWith(translateMessage);

export function schedulesOf(
  db: Queries,
  type: EntryType,
  id: number,
): Record<ScheduledAction, Schedule | null> {
  const rows = db
    .select({ action, at, by: users.name, failed: whyFailed })
    .from(entrySchedules)
    .leftJoin(users, eq(users.id, scheduledBy))
    .where(isAbout(entrySchedules, type, id))
    .all();
  const of = (wanted: ScheduledAction) => {
    const row = rows.find((each) => each.action === wanted);
    return row ? { at: row.at, by: row.by, failed: row.failed } : null;
  };
  return { publish: of('publish'), unpublish: of('unpublish') };
}

const pending = preparedQuery((db) => {
  const { type, entry: changed, revision } = entryCopies;
  const name = sql.placeholder('name');
  return {
    copies: db
      .select({ id: changed })
      .from(entryCopies)
      .where(and(eq(type, name), gt(revision, 0))),
    schedules: db
      .select({ id: entry, action, at, failed: whyFailed })
      .from(entrySchedules)
      .where(eq(typeName, name))
      .orderBy(asc(at)),
  };
});

/** Unpublished changes of a type's entries: the ids of those with a working copy, and the schedules. */
export function pendingOf(db: Queries, { name }: EntryType) {
  const { copies, schedules } = pending(db);
  return { changed: copies.all({ name }).map(({ id }) => id), schedules: schedules.all({ name }) };
}

/** Schedules a change in place of an earlier one. Throws NOT_FOUND, and BAD_REQUEST for a past instant or without anything to do. */
export function saveSchedule(
  tx: Queries,
  type: EntryType,
  { id, action, at }: ScheduleOf & { at: Date },
  { user, now }: Change,
): void {
  const found = getEntry(tx, type, id);
  const { status } = found as { status?: string };
  const known = schedulesOf(tx, type, id);
  if (at <= now) throw refused('BAD_REQUEST', 'This time has passed. Choose a later one.');
  if (action === 'publish') {
    if (status === 'published' && !hasCopy(tx, type, id)) throw nothingToPublish(type);
    if (known.unpublish && known.unpublish.at <= at) throw refused('BAD_REQUEST', wrongOrder);
  } else {
    if (status === 'draft' && !known.publish)
      throw refused('BAD_REQUEST', 'The {noun} is a draft. Publish it first, or schedule that.', {
        noun: localize(type.noun),
      });
    if (known.publish && at <= known.publish.at) throw refused('BAD_REQUEST', wrongOrder);
  }
  const row = { at, scheduledBy: user, failed: null };
  tx.insert(entrySchedules)
    .values({ type: type.name, entry: id, action, ...row })
    .onConflictDoUpdate({ target: [typeName, entry, entrySchedules.action], set: row })
    .run();
  recordEntry(tx, type, found, 'scheduled', { detail: at.toISOString() }, { user, now });
}

export function nothingToPublish({ noun }: EntryType) {
  const words = { noun: localize(noun) };
  return refused('BAD_REQUEST', 'The {noun} is published and has no changes to publish.', words);
}

const wrongOrder =
  'It would be taken offline before it is published. Choose a later time for taking it offline.';

/** Cancels a scheduled change, if there is one. */
export function removeSchedule(tx: Queries, type: Named, of: ScheduleOf): void {
  const isThis = and(isAbout(entrySchedules, type, of.id), eq(action, of.action));
  tx.delete(entrySchedules).where(isThis).run();
}

/** Removes schedules that a manual change has made pointless. */
export function removeIdleSchedules(tx: Queries, type: EntryType, row: EntryRow): void {
  const id = Number(row.id);
  if (row.status === 'published' && !hasCopy(tx, type, id)) {
    removeSchedule(tx, type, { id, action: 'publish' });
    const { state } = publicationRequests;
    const isOpen = and(isAbout(publicationRequests, type, id), ne(state, 'published'));
    tx.delete(publicationRequests).where(isOpen).run();
  }
  if (row.status === 'draft' && !schedulesOf(tx, type, id).publish)
    removeSchedule(tx, type, { id, action: 'unpublish' });
}

export type DueSchedule = typeof entrySchedules.$inferSelect;

/** The schedules that haven't failed, the earliest first. */
export function pendingSchedules(db: Queries): DueSchedule[] {
  return db.select().from(entrySchedules).where(isNull(failed)).orderBy(asc(at), asc(action)).all();
}

type Due = Pick<DueSchedule, 'type' | 'entry' | 'action' | 'at'>;

const isUnchanged = (due: Due) =>
  and(
    isAbout(entrySchedules, { name: due.type }, due.entry),
    eq(action, due.action),
    eq(at, due.at),
    isNull(failed),
  );

/** Removes a due schedule, to apply it. Returns whether nobody has changed or cancelled it since it was read. */
export function takeSchedule(tx: Queries, due: Due): boolean {
  return tx.delete(entrySchedules).where(isUnchanged(due)).run().changes > 0;
}

/** Records why a schedule failed. It isn't tried again. */
export function recordFailure(tx: Queries, due: Due, why: string): void {
  tx.update(entrySchedules).set({ failed: why }).where(isUnchanged(due)).run();
}

export function hasCopy(db: Queries, { name }: Named, id: number) {
  const isCopy = and(eq(entryCopies.type, name), eq(entryCopies.key, String(id)));
  return db.select({ key: entryCopies.key }).from(entryCopies).where(isCopy).get() !== undefined;
}
