import type { House } from '../house.ts';
import { readSettings } from '../site/settings.ts';
import { nextBackup } from './next-backup.ts';
import { backupFolder } from './places.ts';
import { readReport } from './report.ts';

/** What an administrator gets to know of the backups. `next` is null when none is made by itself. */
export async function tellBackups({ env, db, now }: House) {
  const folder = backupFolder(env);
  const { made, proven, failed } = await readReport(folder);
  const last = made ? new Date(made.at) : null;
  const { timeZone } = readSettings(db);
  const next = env.BACKUP_AT === 'off' ? null : nextBackup(now(), { hour: env.BACKUP_AT, timeZone, last });
  return {
    folder,
    next,
    made: made && last ? { ...made, at: last } : null,
    provenAt: proven ? new Date(proven.at) : null,
    failed: failed ? { ...failed, at: new Date(failed.at) } : null,
  };
}
