import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { mayWith, type Person } from '#lib/rights.ts';
import { entryFor, everyType, findType } from '#server/content/declared-types.ts';
import { unseenRemarks } from '#server/content/share/share.ts';
import { entrySchedules } from '#server/content/tables.ts';
import { type EntryRow, type EntryType, isPublishable, screenOf } from '#server/module/entry-type.ts';
import type { LateChange } from '#server/services.ts';
import { activity } from '../../activity/tables.ts';
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
  /** Whether it happened already. */
  isDone?: boolean;
}

type Reader = Omit<PersonContext, 'user'> & { user: Person };

/** The schedules that this person may change, the earliest first. */
export function scheduledFor(reader: Reader): ScheduledChange[] {
  // Entries in the trash have no row.
  const scheduled = schedules(reader.db)
    .all()
    .flatMap(({ name, entry, ...schedule }) => {
      const found = entryFor(reader, name, entry);
      return found ? [{ ...about(found.type, found.row), ...schedule, byDate: false }] : [];
    });
  return [...scheduled, ...datedFor(reader, 'publish')].sort(byTime);
}

/** The schedules and own end dates in a period, and what went live or offline before now. */
export function calendarFor(
  reader: PersonContext,
  { from, until }: { from: Date; until: Date },
): ScheduledChange[] {
  const all = [
    ...scheduledFor(reader),
    ...datedFor(reader, 'unpublish'),
    ...doneFor(reader, { from, until }),
  ];
  return all.filter(({ at }) => at >= from && at < until).sort(byTime);
}

const byTime = (one: ScheduledChange, other: ScheduledChange) => one.at.getTime() - other.at.getTime();

export function overdueFor({ user }: PersonContext, late: LateChange[]) {
  return late.flatMap(({ type: name, entry, title, action, at }) => {
    const type = findType(name);
    return type && mayWith(user, 'read', type)
      ? [{ title, action, at, route: screenOf(type, { id: entry }) }]
      : [];
  });
}

/** Unread comments on shared previews that this person may read. */
export function remarksFor(reader: Pick<PersonContext, 'db' | 'user'>) {
  return unseenRemarks(reader.db)
    .all()
    .flatMap(({ type, entry, ...remark }) => {
      const found = entryFor(reader, type, entry);
      return found ? [{ ...remark, title: found.title, route: found.route }] : [];
    });
}

const schedules = preparedQuery((db) => {
  const { type, entry, action, at, scheduledBy } = entrySchedules;
  return db
    .select({ name: type, entry, action, at, failed: whyFailed, by: users.name })
    .from(entrySchedules)
    .leftJoin(users, eq(users.id, scheduledBy))
    .orderBy(asc(at), asc(type));
});

const done = preparedQuery((db) => {
  const { type, entry, what, at } = activity;
  const given = (name: string) => sql.param(sql.placeholder(name), at);
  return db
    .select({ type, entry, what, at, by: activity.name })
    .from(activity)
    .where(and(inArray(what, ['published', 'unpublished']), gte(at, given('from')), lt(at, given('until'))));
});

// By the activity; what has a date of its own goes live then, whenever somebody pressed Publish.
function doneFor(reader: Reader, period: { from: Date; until: Date }): ScheduledChange[] {
  const byOwnDate = datedFor(reader, 'publish', { after: period.from, until: reader.now() });
  const recorded = done(reader.db).all(period);
  return [
    ...byOwnDate.map((change) => ({ ...change, isDone: true, isLive: false })),
    ...recorded.flatMap(({ type, entry, what, at, by }): ScheduledChange[] => {
      const found = entryFor(reader, type, Number(entry));
      const isDated = what === 'published' && found && 'publishedAt' in found.row;
      if (!found || isDated) return [];
      const action = what === 'published' ? 'publish' : 'unpublish';
      const happened = { action, at, by: by || null, failed: null, byDate: false, isDone: true } as const;
      return [{ ...about(found.type, found.row), ...happened, isLive: false }];
    }),
  ];
}

function datedFor(
  { db, user, now }: Reader,
  action: ScheduledAction,
  period: { after: Date; until?: Date } = { after: now() },
): ScheduledChange[] {
  const types = everyType().filter(isPublishable);
  const readable = types.filter((type) => mayWith(user, 'read', type));
  return readable.flatMap((type) =>
    datedEntries(db, type, action, period).map(({ row, at }) => ({
      ...about(type, row),
      ...{ action, at, by: null, failed: null, byDate: true, isLive: action === 'unpublish' },
    })),
  );
}

function about(type: EntryType, row: EntryRow) {
  return {
    type: type.name,
    noun: type.noun,
    id: Number(row.id),
    title: type.title(row),
    isLive: row.status === 'published',
    route: screenOf(type, row),
  };
}
