import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { fieldOf } from '#lib/content-type.ts';
import { localize } from '#lib/interface-language.ts';
import type { Change } from '#server/content/change.ts';
import { updateEntry } from '#server/content/entries.ts';
import { getEntry } from '#server/content/read-entry.ts';
import {
  type EntryRow,
  type EntryType,
  isOfType,
  isPublishable,
  type PublishableTable,
} from '#server/module/entry-type.ts';
import { refused } from '../../errors/refused.ts';
import { hasCopy, type ScheduledAction, type ScheduleOf } from './schedules.ts';

// Entries with a date of their own go live or end without a schedule, such as a job with a closing date.

type Publishable = EntryType<PublishableTable>;

/** The column of that date; undefined for types without one. */
function dateColumn(type: Publishable, action: ScheduledAction): SQLiteColumn | undefined {
  const name = dateName(type, action);
  return name === undefined ? undefined : getTableColumns(type.table)[name];
}

const dateName = (type: Publishable, action: ScheduledAction) =>
  action === 'publish' ? 'publishedAt' : fieldOf(type, 'end');

const dated = { publish: withDate('publish'), unpublish: withDate('unpublish') };

function withDate(action: ScheduledAction) {
  return preparedFor((db, type: Publishable) => {
    const at = dateColumn(type, action) ?? type.table.id;
    const given = (name: string) => sql.param(sql.placeholder(name), at);
    const isPublished = and(isOfType(type), eq(type.table.status, 'published'));
    return db
      .select({ row: type.table, at })
      .from(type.table)
      .where(and(isPublished, gt(at, given('after')), lte(at, given('until'))));
  });
}

// The latest that JavaScript knows.
const forever = new Date(8.64e15);

/** The published entries of a type with an own date after an instant, until another one. */
export function datedEntries(
  db: Queries,
  type: Publishable,
  action: ScheduledAction,
  { after, until = forever }: { after: Date; until?: Date },
) {
  const rows = dateColumn(type, action) ? dated[action](db, type).all({ after, until }) : [];
  return rows.map(({ row, at }) => ({ row: row as PublishableTable['$inferSelect'], at: at as Date }));
}

/** The own date to come at which a published entry goes live; null for none. */
export function comingDate(type: EntryType, row: EntryRow, now: Date): Date | null {
  const at = isPublishable(type) && row.status === 'published' ? (row.publishedAt as Date | null) : null;
  return at && at > now ? at : null;
}

/** Moves the own date of an entry. Throws NOT_FOUND, and BAD_REQUEST with the reason when that date can't be moved. */
export function moveOwnDate(
  tx: Queries,
  type: Publishable,
  { id, action, at }: ScheduleOf & { at: Date },
  change: Change,
): void {
  const row = getEntry(tx, type, id) as Record<string, unknown> & { version: number; status: unknown };
  const name = dateName(type, action) ?? '';
  const dateOf = (which: ScheduledAction) => row[dateName(type, which) ?? ''] as Date | null | undefined;
  const known = dateOf(action);
  if (row.status !== 'published' || !known || known <= change.now)
    throw refused('BAD_REQUEST', 'This date has passed.');
  if (at <= change.now) throw refused('BAD_REQUEST', 'This time has passed. Choose a later one.');
  const [from, until] = action === 'publish' ? [at, dateOf('unpublish')] : [dateOf('publish'), at];
  if (from && until && from >= until) throw refused('BAD_REQUEST', 'It would end before it is published.');
  const unpublished = 'The {noun} has changes that aren’t published. Publish or discard them first.';
  if (hasCopy(tx, type, id)) throw refused('BAD_REQUEST', unpublished, { noun: localize(type.noun) });
  updateEntry(tx, type, { id, version: row.version, [name]: at }, change);
}
