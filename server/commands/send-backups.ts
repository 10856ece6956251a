import { newestNightly } from '../backup/manifest.ts';
import { sendBackups } from '../backup/off-site/off-site.ts';
import { offSiteIsSet } from '../backup/off-site/settings.ts';
import { backupFolder } from '../backup/paths.ts';
import { runBackup } from '../backup/run-backup.ts';
import { readEnv } from '../env.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { type Command, CommandError } from './command.ts';

export const backupSend: Command = {
  name: 'backup send',
  usage: '',
  does: 'sends the nightly backups off-site now, as after each night, and verifies them there',
  async run({ print }) {
    const env = readEnv(process.env);
    if (!offSiteIsSet(env)) {
      throw new CommandError(
        'Backups are sent nowhere yet: set BACKUP_S3_URL or BACKUP_COMMAND in .env first.',
      );
    }
    lowerPriority();
    const newest = await newestNightly(backupFolder(env)).catch(() => undefined);
    if (!newest) await runBackup(env, { nightly: true });
    const { name, files, bytes, verified } = await sendBackups(env);
    const what = env.BACKUP_S3_URL ? `${files} files, ${(bytes / 1e6).toFixed(1)} MB` : 'by BACKUP_COMMAND';
    print(`Sent off-site: ${what}. The newest backup there is ${name}.`);
    print(verified ? 'It was brought back and verified.' : notVerified(Boolean(env.BACKUP_FETCH_COMMAND)));
  },
};

function notVerified(weekly: boolean) {
  return weekly
    ? 'It was verified less than a week ago, and is again next week.'
    : 'It was not verified: set BACKUP_FETCH_COMMAND to have it brought back and checked once a week.';
}
