import { TRPCError } from '@trpc/server';
import * as z from 'zod/v4/core';
import { type Database, immediate } from '#database/client.ts';
import { explainDatabaseError } from '#server/api/database-errors.ts';
import type { Change } from '#server/content/change.ts';
import { readCopy } from '#server/content/copies/copies.ts';
import { setStatus, updateEntry } from '#server/content/entries.ts';
import type { EntryType, PublishableTable } from '#server/content/entry-type.ts';
import { entryExists, getEntry } from '#server/content/read-entry.ts';
import { type EntryValues, enteredValues, sameValues } from '#server/content/values.ts';
import { type DueSchedule, isStillScheduled, recordFailure, removeSchedule } from './schedules.ts';

type Publishable = EntryType<PublishableTable>;

/** Done, not done because there was nothing to do, or why it can't be done. */
export type Outcome = { done: true; title: string } | { done: false; failed?: string };

/**
 * Does what is scheduled, in one transaction with the removal of the schedule. When it can't be done, the live entry
 * stays as it is, and the schedule keeps the reason. Throws when the database can't be written.
 */
export async function applySchedule(
  db: Database,
  type: Publishable,
  due: DueSchedule,
  now: Date,
): Promise<Outcome> {
  try {
    return await (due.action === 'publish' ? publish(db, type, due, now) : unpublish(db, type, due, now));
  } catch (error) {
    const failed = sentenceOf(error);
    if (!failed) throw error;
    db.transaction((tx) => recordFailure(tx, due, failed), immediate);
    return { done: false, failed };
  }
}

/** Throws BAD_REQUEST with a sentence for each field that has to be mended before the entry can be published. */
export async function refuseUnfinished(db: Database, type: Publishable, id: number): Promise<void> {
  const { toPublish } = readBoth(db, type, id);
  const checked = toPublish && (await z.safeParseAsync(type.fields, toPublish));
  if (!checked || checked.success) return;
  const message = sentenceOf(checked.error) ?? '';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: checked.error });
}

function unpublish(db: Database, type: Publishable, due: DueSchedule, now: Date): Outcome {
  return db.transaction((tx) => {
    if (!isStillScheduled(tx, due)) return { done: false };
    removeSchedule(tx, type, { id: due.entry, action: 'unpublish' });
    if (!entryExists(tx, type, due.entry)) return { done: false };
    const row = getEntry(tx, type, due.entry);
    if (row.status === 'draft') return { done: false };
    setStatus(tx, type, { id: due.entry, status: 'draft' }, changeOf(due, now));
    return { done: true, title: type.title(row) };
  }, immediate);
}

async function publish(db: Database, type: Publishable, due: DueSchedule, now: Date): Promise<Outcome> {
  for (;;) {
    const read = entryExists(db, type, due.entry) ? readBoth(db, type, due.entry) : null;
    const values = read?.toPublish && (await z.parseAsync(type.fields, read.toPublish));
    // Checking takes time, in which somebody may have changed something: then it is read again.
    const outcome = db.transaction((tx): Outcome | null => {
      if (!isStillScheduled(tx, due)) return { done: false };
      const same = entryExists(tx, type, due.entry) ? readBoth(tx, type, due.entry) : null;
      if (same?.version !== read?.version || same?.copy !== read?.copy) return null;
      removeSchedule(tx, type, { id: due.entry, action: 'publish' });
      if (!read || !values) return { done: false };
      const { version, copy } = read;
      const change = { ...values, id: due.entry, version, ...(copy && { copy }) };
      updateEntry(tx, type, change as Parameters<typeof updateEntry>[2], changeOf(due, now));
      return { done: true, title: type.title(getEntry(tx, type, due.entry)) };
    }, immediate);
    if (outcome) return outcome;
  }
}

type Read = Parameters<typeof readCopy>[0];

/** The versions of row and copy, and what is to be published of them; null when it is live and unchanged. */
function readBoth(db: Read, type: Publishable, id: number) {
  const row = getEntry(db, type, id);
  const copy = readCopy(db, type, { id });
  const live = enteredValues(type, row);
  const values = copy ? overLive(live, copy) : live;
  const isIdle = row.status === 'published' && !copy;
  return {
    version: Number(row.version),
    copy: copy?.revision,
    toPublish: isIdle ? null : { ...values, status: 'published' },
  };
}

/** The copy over what was saved since it was begun. Throws CONFLICT when both changed the same field. */
function overLive(live: EntryValues, { base, values }: { base: EntryValues; values: EntryValues }) {
  const changed = Object.keys(values).filter((name) => !sameValues(values[name], base[name]));
  const clashes = changed.filter(
    (name) =>
      name !== 'status' && !sameValues(live[name], base[name]) && !sameValues(live[name], values[name]),
  );
  if (clashes.length > 0) throw new TRPCError({ code: 'CONFLICT', message: clash });
  return { ...live, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
}

const clash =
  'It was changed and published by somebody else after these changes were made. Open it and compare both.';

function changeOf({ scheduledBy }: DueSchedule, now: Date): Change {
  return { user: scheduledBy, now, how: 'scheduled' };
}

// What a person can mend, as sentences; null for what is the server's own trouble.
function sentenceOf(error: unknown): string | null {
  if (error instanceof z.$ZodError) return [...new Set(error.issues.map(({ message }) => message))].join(' ');
  const known =
    error instanceof TRPCError
      ? error
      : explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }));
  if (known.code === 'INTERNAL_SERVER_ERROR' || known.code === 'SERVICE_UNAVAILABLE') return null;
  return known.message === 'Data already exists.'
    ? 'Something else has this address or name.'
    : known.message;
}
