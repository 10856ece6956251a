import { mkdir } from 'node:fs/promises';
import { sendAlert } from '#server/notifications/alert.ts';
import { callAt } from '#server/process/call-at.ts';
import { backupFolder } from '#server/process/paths.ts';
import type { Services } from '#server/services.ts';
import { newestNightly } from './archive/manifest.ts';
import { background } from './background.ts';
import { earliestRetry, retryAfter } from './schedule.ts';
import { addToReport, offSiteIsSet, type Report, readBackupStatus, readReport } from './status.ts';
import { backupTrouble } from './trouble.ts';

interface Step {
  words: string[];
  done: string;
  failed: string;
  report: 'failed' | 'sendFailed';
}

const make: Step = {
  words: ['backup', '--kind', 'nightly'],
  done: 'The nightly backup was made and verified',
  failed: 'The nightly backup failed',
  report: 'failed',
};
const send: Step = {
  words: ['backup', 'send'],
  done: 'The backups were sent off-site',
  failed: 'The backups could not be sent off-site',
  report: 'sendFailed',
};

/**
 * Makes a backup every night and sends it off-site, in separate processes, which neither block pages nor leave
 * their memory here. Returns the function that stops it. Failures are logged, shown on the dashboard and sent by email.
 */
export function backUpEveryNight(services: Services): () => void {
  if (services.env.BACKUP_AT === 'off') return () => undefined;
  const abort = new AbortController();
  const { log, now } = services;
  let cancel = () => {};
  const wait = (at: Date, steps: Step[]) => {
    if (abort.signal.aborted) return;
    cancel = callAt(at, now, () => void (now() < at ? plan() : work(steps)));
  };
  const inAnHour = () => new Date(now().getTime() + retryAfter);
  const plan = async (resendAt?: Date) => {
    try {
      const { at, steps } = await nextSteps(services, resendAt);
      wait(at ?? now(), steps);
    } catch (err) {
      // The database may be closed by now.
      if (abort.signal.aborted) return;
      log.error({ err }, 'The next nightly backup can’t be planned');
      wait(inAnHour(), []);
    }
  };
  const work = async ([step, ...later]: Step[]): Promise<void> => {
    if (!step) return plan();
    const error = await services.service(background).run(step.words, { signal: abort.signal });
    if (abort.signal.aborted) return;
    await (error ? recordFailure(services, step, error) : logSuccess(services, step));
    await sendAlert(services, backupTrouble, error && step.report === 'failed' ? error.message : undefined);
    if (!error) return work(later);
    if (step === make) wait(inAnHour(), [step, ...later]);
    // While sending fails, the next backup is still made on time.
    else await plan(inAnHour());
  };
  void plan();
  return () => {
    abort.abort();
    cancel();
  };
}

// A backup that could not be sent before a restart is sent soon after it.
async function nextSteps(services: Services, resendAt?: Date) {
  const { next } = await readBackupStatus(services);
  if (!offSiteIsSet(services.env)) return { at: next, steps: [make] };
  const folder = backupFolder(services.env);
  const { sent, sendFailed } = await readReport(folder);
  const newest = await newestNightly(folder).catch(() => undefined);
  const resend = resendAt ?? earliestRetry(services.now(), services.openedAt, sendFailed?.at);
  const isDue = newest !== undefined && (sent?.file !== newest || sendFailed !== undefined);
  return isDue && next && resend < next ? { at: resend, steps: [send] } : { at: next, steps: [make, send] };
}

async function logSuccess({ env, log, openedAt }: Services, { done }: Step) {
  log.info(done);
  const { repaired } = await readReport(backupFolder(env));
  if (repaired && repaired.at > openedAt) log.warn(repaired, repairedMessage);
}

const repairedMessage =
  'Stored copies of uploads were damaged and have been replaced. Check the disk of the backups';

async function recordFailure({ env, log, now }: Services, { report, failed }: Step, err: Error) {
  log.error({ err }, failed);
  const folder = backupFolder(env);
  const news: Report = { [report]: { at: now(), why: err.message.slice(0, 500) } };
  try {
    await mkdir(folder, { recursive: true });
    await addToReport(folder, news);
  } catch (error) {
    log.error({ err: error }, 'The failure of the backup could not be recorded');
  }
}
