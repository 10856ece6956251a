import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { mayWith, type Person } from '#lib/rights.ts';
import { everyType } from '#server/content/declared-types.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { unseenRemarks } from '#server/content/share/share.ts';
import { entrySchedules } from '#server/content/tables.ts';
import {
  type EntryRow,
  type EntryType,
  isPublishable,
  type PublishableTable,
  screenOf,
} from '#server/module/entry-type.ts';
import type { LateChange } from '#server/services.ts';
import type { PersonContext } from '../points.ts';
import { datedEntries } from './own-dates.ts';
import { type ScheduledAction, whyFailed } from './schedules.ts';

export interface ScheduledChange {
  type: string;
  noun: string;
  id: number;
  title: string;
  route: string;
  action: ScheduledAction;
  at: Date;
  /** Who scheduled it, if known. */
  by: string | null;
  failed: string | null;
  /** Whether visitors see the entry already, so that its changes are published. */
  isLive: boolean;
  /** Whether it follows the entry's own date, without a schedule. */
  byDate: boolean;
}

/** The schedules that this person may change, the earliest first. */
export function scheduledFor({
  db,
  user,
  now,
}: Omit<PersonContext, 'user'> & { user: Person }): ScheduledChange[] {
  const schedules = byTypeAndTime(db).all();
  return publishableTypesFor(user)
    .flatMap((type) => [...scheduledOf(db, type, schedules), ...datedOf(db, type, 'publish', now())])
    .sort(byTime);
}

/** The schedules and own end dates in a period. */
export function calendarFor(
  reader: PersonContext,
  { from, until }: { from: Date; until: Date },
): ScheduledChange[] {
  const { db, user, now } = reader;
  const ends = publishableTypesFor(user).flatMap((type) => datedOf(db, type, 'unpublish', now()));
  return [...scheduledFor(reader), ...ends].filter(({ at }) => at >= from && at < until).sort(byTime);
}

const byTime = (one: ScheduledChange, other: ScheduledChange) => one.at.getTime() - other.at.getTime();

export function overdueFor({ user }: PersonContext, late: LateChange[]) {
  return late.flatMap(({ type: name, entry, title, action, at }) => {
    const type = publishableTypesFor(user).find((each) => each.name === name);
    return type ? [{ title, action, at, route: screenOf(type, { id: entry }) }] : [];
  });
}

/** Unread comments on shared previews that this person may read. */
export function remarksFor({ db, user }: Pick<PersonContext, 'db' | 'user'>) {
  return unseenRemarks(db).flatMap(({ type: name, entry, ...remark }) => {
    const type = publishableTypesFor(user).find((each) => each.name === name);
    const row = type && findEntry(db, type, entry);
    return row ? [{ ...remark, title: type.title(row), route: screenOf(type, row) }] : [];
  });
}

const publishableTypesFor = (user: Person) =>
  everyType()
    .filter((type) => mayWith(user, 'read', type))
    .filter(isPublishable);

const byTypeAndTime = preparedQuery((db) => {
  const { type, entry, action, at, scheduledBy } = entrySchedules;
  return db
    .select({ name: type, entry, action, at, failed: whyFailed, by: users.name })
    .from(entrySchedules)
    .leftJoin(users, eq(users.id, scheduledBy))
    .orderBy(asc(type), asc(at));
});

type Schedules = ReturnType<ReturnType<typeof byTypeAndTime>['all']>;

function scheduledOf(
  db: Queries,
  type: EntryType<PublishableTable>,
  schedules: Schedules,
): ScheduledChange[] {
  // Entries in the trash have no row.
  return schedules.flatMap(({ name, entry: id, ...schedule }) => {
    const row = name === type.name && findEntry(db, type, id);
    return row ? [{ ...aboutRow(type, row), ...schedule, byDate: false }] : [];
  });
}

function datedOf(
  db: Queries,
  type: EntryType<PublishableTable>,
  action: ScheduledAction,
  now: Date,
): ScheduledChange[] {
  return datedEntries(db, type, action, now).map(({ row, at }) => ({
    ...aboutRow(type, row),
    ...{ action, at, by: null, failed: null, byDate: true },
    isLive: action === 'unpublish',
  }));
}

function aboutRow(type: EntryType, row: EntryRow) {
  return {
    type: type.name,
    noun: type.noun,
    id: Number(row.id),
    title: type.title(row),
    isLive: row.status === 'published',
    route: screenOf(type, row),
  };
}
