import path from 'node:path';
import * as z from 'zod';
import { readSettings } from '#database/site-settings.ts';
import type { Env } from '#server/env.ts';
import { readFacts, writeFacts } from '#server/process/facts.ts';
import { backupFolder } from '#server/process/paths.ts';
import type { Services } from '#server/services.ts';
import { nextBackup } from './schedule.ts';

const done = z.object({ at: z.coerce.date(), file: z.string() });
const failure = z.object({ at: z.coerce.date(), why: z.string() });

const schema = z.object({
  /** The last backup, and when a restore to a temporary folder verified it. */
  made: done.extend({ bytes: z.number() }).optional(),
  verified: done.optional(),
  failed: failure.optional(),
  /** When copies of uploads in the store were last found damaged and replaced, and how many. */
  repaired: z.object({ at: z.coerce.date(), count: z.number() }).optional(),
  /** The last nightly backup sent off-site, the last one fetched from there and verified, and why sending failed. */
  sent: done.optional(),
  sentVerified: done.optional(),
  sendFailed: failure.optional(),
  /** Who made the backups that aren't nightly ones, by the name of the file, and when a restore verified them. */
  byHand: z
    .record(z.string(), z.object({ by: z.string().optional(), verifiedAt: z.coerce.date().optional() }))
    .optional(),
});

/** The results of the last backups. Stored beside them, not in the database, which a restore replaces. */
export type Report = z.infer<typeof schema>;

const fileIn = (folder: string) => path.join(folder, 'report.json');

/** The report in a folder of backups; empty when there is none, or none that can be read. */
export function readReport(folder: string): Report {
  return readFacts(fileIn(folder), schema) ?? {};
}

export function addToReport(folder: string, news: Report): void {
  // For its owner alone, like the backups, whatever the umask of who makes one by hand.
  writeFacts(fileIn(folder), { ...readReport(folder), ...news }, 0o600);
}

const twoDays = 2 * 24 * 60 * 60_000;

/** Whether somebody has to look, because nothing has been made or sent since. */
export function isTooOld(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= twoDays;
}

export function offSiteIsSet({ BACKUP_S3_URL, BACKUP_COMMAND }: Env): boolean {
  return Boolean(BACKUP_S3_URL ?? BACKUP_COMMAND);
}

export async function readBackupStatus({ env, db, now, openedAt }: Services) {
  const { made, verified, failed, sent, sentVerified, sendFailed } = readReport(backupFolder(env));
  const { timeZone } = readSettings(db);
  const plan = { timeZone, last: made?.at, failed: failed?.at, started: openedAt };
  return {
    next: env.BACKUP_AT === 'off' ? null : nextBackup(now(), { ...plan, hour: env.BACKUP_AT }),
    made: made ?? null,
    /** Whether there is none of the last two days, although there have been some. */
    isOld: made !== undefined && isTooOld(made.at, now()),
    verifiedAt: verified?.at ?? null,
    failed: failed ?? null,
    offSite: offSiteIsSet(env)
      ? { sentAt: sent?.at ?? null, verifiedAt: sentVerified?.at ?? null, failed: sendFailed ?? null }
      : null,
    alerts: Boolean(env.EMAIL_SERVER),
  };
}
