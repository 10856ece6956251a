import { mkdir } from 'node:fs/promises';
import { sendAlert } from '#server/notifications/alert.ts';
import { callAt } from '#server/process/call-at.ts';
import { backupFolder } from '#server/process/paths.ts';
import type { Services } from '#server/services.ts';
import { newestNightly } from './archive/manifest.ts';
import { background } from './background.ts';
import { earliestRetry, retryAfter } from './schedule.ts';
import { addToReport, offSiteIsSet, readBackupStatus, readReport } from './status.ts';
import { backupTrouble } from './trouble.ts';

const make = {
  words: ['backup', '--kind', 'nightly'],
  done: 'The nightly backup was made and verified',
  failed: 'The nightly backup failed',
  report: 'failed',
};
const send: typeof make = {
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
  const { log, now } = services;
  const stopping = new AbortController();
  const { signal } = stopping;
  let cancel = () => {};
  // Never over once stopped.
  const wait = (until: Date) =>
    new Promise<void>((resolve) => {
      if (!signal.aborted) cancel = callAt(until, now, resolve);
    });
  const repeat = async () => {
    while (!signal.aborted) {
      try {
        const { at, step } = await nextStep(services);
        await wait(at);
        // Otherwise the clock was set back.
        if (now() >= at) await take(services, step, signal);
      } catch (err) {
        // The database may be closed by now.
        if (signal.aborted) return;
        log.error({ err }, 'The nightly backup can’t be planned, or its failure be recorded');
        await wait(new Date(now().getTime() + retryAfter));
      }
    }
  };
  void repeat();
  return () => {
    stopping.abort();
    cancel();
  };
}

/** Derived from the report alone, so that a restarted site resumes at the right step, such as sending a backup. */
async function nextStep(services: Services): Promise<{ at: Date; step: typeof make }> {
  const { env, now, openedAt } = services;
  const next = (await readBackupStatus(services)).next ?? now();
  if (!offSiteIsSet(env)) return { at: next, step: make };
  const folder = backupFolder(env);
  const { sent, sendFailed } = readReport(folder);
  const newest = await newestNightly(folder).catch(() => undefined);
  const resend = earliestRetry(now(), openedAt, sendFailed?.at);
  const isDue = newest !== undefined && (sent?.file !== newest || sendFailed !== undefined);
  return isDue && resend < next ? { at: resend, step: send } : { at: next, step: make };
}

async function take(services: Services, step: typeof make, signal: AbortSignal) {
  const { env, log, now, openedAt } = services;
  const folder = backupFolder(env);
  const error = await services.service(background).run(step.words, { signal });
  if (signal.aborted) return;
  try {
    if (error) {
      log.error({ err: error }, step.failed);
      await mkdir(folder, { recursive: true });
      addToReport(folder, { [step.report]: { at: now(), why: error.message.slice(0, 500) } });
    } else {
      log.info(step.done);
      const { repaired } = readReport(folder);
      if (repaired && repaired.at > openedAt) log.warn(repaired, repairedMessage);
    }
  } finally {
    await sendAlert(services, backupTrouble, step === make ? error?.message : undefined);
  }
}

const repairedMessage =
  'Stored copies of uploads were damaged and have been replaced. Check the disk of the backups';
