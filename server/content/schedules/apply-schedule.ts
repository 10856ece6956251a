import { TRPCError } from '@trpc/server';
import type { Database, Queries } from '#database/client.ts';
import type { Change } from '#server/content/change.ts';
import { unpublishEntry } from '#server/content/entries.ts';
import { publishEntry } from '#server/content/publish/publish-entry.ts';
import { entryExists, getEntry } from '#server/content/read-entry.ts';
import { explainDatabaseError } from '#server/errors/database-errors.ts';
import type { EntryType, PublishableTable } from '#server/module/entry-type.ts';
import { failedSchedules } from '#server/notifications/content-kinds.ts';
import { notify } from '#server/notifications/outbox.ts';
import { forLaterReaders } from '#server/office-language.ts';
import { recordEntry } from '../../activity/record.ts';
import { type DueSchedule, isStillScheduled, recordFailure, removeSchedule } from './schedules.ts';

type Publishable = EntryType<PublishableTable>;

/** `failed`: why it couldn't be done. Without it there was nothing to do. */
type Outcome = { done: true; title: string } | { done: false; failed?: string };

/** Applies and removes a schedule in one transaction. A failed one keeps its reason. Throws when the database can't be written. */
export async function applySchedule(
  db: Database,
  type: Publishable,
  due: DueSchedule,
  now: Date,
): Promise<Outcome> {
  try {
    return await forLaterReaders(async () =>
      due.action === 'publish' ? publish(db, type, due, now) : unpublish(db, type, due, now),
    );
  } catch (error) {
    const failed = sentenceOf(error);
    if (!failed) throw error;
    db.transaction((tx) => {
      recordFailure(tx, due, failed);
      notify(tx, failedSchedules, `${due.type} ${due.entry} ${due.action}`, now);
      const row = getEntry(tx, type, due.entry);
      recordEntry(tx, type, row, 'scheduleFailed', { source: 'schedule' }, byScheduler(due, now));
    });
    return { done: false, failed };
  }
}

function unpublish(db: Database, type: Publishable, due: DueSchedule, now: Date): Outcome {
  return db.transaction((tx) => {
    if (!isStillScheduled(tx, due)) return { done: false };
    removeSchedule(tx, type, { id: due.entry, action: 'unpublish' });
    if (!entryExists(tx, type, due.entry)) return { done: false };
    const row = getEntry(tx, type, due.entry);
    if (row.status === 'draft') return { done: false };
    unpublishEntry(tx, type, due.entry, byScheduler(due, now));
    return { done: true, title: type.title(row) };
  });
}

async function publish(db: Database, type: Publishable, due: DueSchedule, now: Date): Promise<Outcome> {
  const claim = (tx: Queries) => {
    const isDue = isStillScheduled(tx, due);
    if (isDue) removeSchedule(tx, type, { id: due.entry, action: 'publish' });
    return isDue;
  };
  if (!entryExists(db, type, due.entry)) {
    db.transaction(claim);
    return { done: false };
  }
  const done = await publishEntry(db, type, due.entry, byScheduler(due, now), claim);
  return done ? { done, title: type.title(getEntry(db, type, due.entry)) } : { done };
}

function byScheduler({ scheduledBy }: DueSchedule, now: Date): Change {
  return { user: scheduledBy, now, how: 'scheduled' };
}

// What a person can mend, as sentences; null for what is the server's own trouble.
function sentenceOf(error: unknown): string | null {
  const known =
    error instanceof TRPCError
      ? error
      : explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }));
  if (known.code === 'INTERNAL_SERVER_ERROR' || known.code === 'SERVICE_UNAVAILABLE') return null;
  return known.message === 'Data already exists.'
    ? 'Something else has this address or name.'
    : known.message;
}
