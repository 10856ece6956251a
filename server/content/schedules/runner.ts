import { TRPCError } from '@trpc/server';
import type { Database, Queries } from '#database/client.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { recordEntry } from '../../activity/record.ts';
import { explainDatabaseError } from '../../errors/database-errors.ts';
import { type EntryType, isPublishable, type PublishableTable } from '../../module/entry-type.ts';
import { failedSchedules } from '../../notifications/content-kinds.ts';
import { notify } from '../../notifications/outbox.ts';
import { forLaterReaders } from '../../office-language.ts';
import { callAt } from '../../process/call-at.ts';
import type { LateChange, Schedules, Services } from '../../services.ts';
import type { Change } from '../change.ts';
import { findType } from '../declared-types.ts';
import { unpublishEntry } from '../entries.ts';
import { publishEntry } from '../publish/publish-entry.ts';
import { entryExists, findEntry, getEntry } from '../read-entry.ts';
import { type DueSchedule, pendingSchedules, recordFailure, takeSchedule } from './schedules.ts';

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
    const row = takeSchedule(tx, due) && findEntry(tx, type, due.entry);
    if (!row || row.status === 'draft') return { done: false };
    unpublishEntry(tx, type, due.entry, byScheduler(due, now));
    return { done: true, title: type.title(row) };
  });
}

async function publish(db: Database, type: Publishable, due: DueSchedule, now: Date): Promise<Outcome> {
  const claim = (tx: Queries) => takeSchedule(tx, due);
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

// The sentence for a failure that a person can fix; null for trouble of the server.
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

type Needs = Pick<Services, 'db' | 'log' | 'content' | 'now'>;

// While the database can't be written.
const retryAfter = 60 * 1000;

/** Schedules of removed modules wait until their module is back. */
export function openSchedules({ db, log, content, now }: Needs): Schedules {
  const late: LateChange[] = [];
  let cancel = () => {};
  let running = Promise.resolve();
  let started = false;
  const pending = () =>
    pendingSchedules(db).flatMap((due) => {
      const type = findType(due.type);
      return type && isPublishable(type) ? [{ due, type }] : [];
    });
  const runOne = async ({ due, type }: ReturnType<typeof pending>[number], isLate: boolean) => {
    await waitForWriteLock(db);
    const outcome = await applySchedule(db, type, due, now());
    const about = { type: due.type, entry: due.entry, due: due.at };
    if (outcome.done) {
      content.bump();
      if (isLate) late.push({ ...due, title: outcome.title });
      const verb = due.action === 'publish' ? 'Published' : 'Unpublished';
      log.info(
        { ...about, title: outcome.title },
        isLate ? `${verb} at start; it was due earlier` : `${verb} as scheduled`,
      );
    } else if (outcome.failed)
      log.warn({ ...about, why: translateMessage(outcome.failed) }, 'A scheduled change could not be made');
  };
  const runAll = async (isLate = false) => {
    for (const each of pending()) if (each.due.at <= now()) await runOne(each, isLate);
  };
  // One after the other: two runs at once would do the same twice.
  const run = (isLate?: boolean) => {
    const result = running.then(() => runAll(isLate));
    running = result.catch(() => undefined);
    return result;
  };
  const wait = (at: Date) => {
    cancel();
    if (started) cancel = callAt(at, now, () => void runAndPlan());
  };
  const plan = () => {
    const [next] = started ? pending() : [];
    if (next) wait(next.due.at);
    else cancel();
  };
  const runAndPlan = async (isLate?: boolean) => {
    try {
      await run(isLate);
      plan();
    } catch (err) {
      if (!started) return;
      log.error({ err }, 'A scheduled change has to wait');
      wait(new Date(now().getTime() + retryAfter));
    }
  };
  return {
    runDue: () => run(),
    plan,
    late: () => late,
    start() {
      started = true;
      void runAndPlan(true);
      return () => {
        started = false;
        cancel();
      };
    },
  };
}
