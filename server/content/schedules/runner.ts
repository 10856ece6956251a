import type { Database } from '#database/client.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { callAt } from '#server/process/call-at.ts';
import type { Log } from '#server/process/log.ts';
import type { ContentVersion, LateChange, Schedules } from '#server/services.ts';
import { applySchedule } from './apply-schedule.ts';
import { pendingSchedules } from './schedules.ts';

interface Needs {
  db: Database;
  log: Log;
  content: ContentVersion;
  now(): Date;
}

// While the database can't be written.
const retryAfter = 60 * 1000;

/** `types`: of all modules. Schedules of others wait until their module is back. */
export function openSchedules(needs: Needs, types: EntryType[]): Schedules {
  const { db, log, content, now } = needs;
  const late: LateChange[] = [];
  let cancel = () => {};
  let running = Promise.resolve();
  let started = false;
  const pending = () =>
    pendingSchedules(db).flatMap((due) => {
      const type = types.filter(isPublishable).find(({ name }) => name === due.type);
      return type ? [{ due, type }] : [];
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
