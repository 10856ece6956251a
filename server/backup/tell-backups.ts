import type { House } from '../house.ts';
import { readSettings } from '../site/settings.ts';
import { nextBackup } from './next-backup.ts';
import { backupFolder } from './places.ts';
import { readReport } from './report.ts';

/** What an administrator gets to know of the backups. `next` is null when none is made by itself. */
export async function tellBackups({ env, db, now, openedAt }: House) {
  const { made, proven, failed } = await readReport(backupFolder(env));
  const last = made ? new Date(made.at) : null;
  const failedAt = failed ? new Date(failed.at) : null;
  const { timeZone } = readSettings(db);
  const plan = { timeZone, last, failed: failedAt, started: openedAt };
  return {
    next: env.BACKUP_AT === 'off' ? null : nextBackup(now(), { ...plan, hour: env.BACKUP_AT }),
    made: made && last ? { ...made, at: last } : null,
    provenAt: proven ? new Date(proven.at) : null,
    failed: failed && failedAt ? { ...failed, at: failedAt } : null,
  };
}
