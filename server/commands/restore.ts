import path from 'node:path';
import { realPathOf } from '#database/lock.ts';
import { closeOldAccess } from '../backup/close-old-access.ts';
import { fetchBackup } from '../backup/off-site/off-site.ts';
import { siteOf } from '../backup/paths.ts';
import { pauseWaiting } from '../backup/pause-waiting.ts';
import { restoreBackup } from '../backup/restore.ts';
import { readEnv } from '../env.ts';
import { foreignOwner } from '../start/folder-owner.ts';
import { lockSite } from '../start/lock-site.ts';
import { type Command, CommandError } from './command.ts';

export const restore: Command = {
  name: 'restore',
  usage: '<file> | --off-site newest|<name> [--keep-schedules]',
  does: 'restores a backup once it has passed every check; the server must be stopped',
  options: ['off-site'],
  flags: ['keep-schedules'],
  async run({ words: [word], options: { 'off-site': offSite, 'keep-schedules': keeps }, print, ask }) {
    if (!word && !offSite) throw new CommandError('Please choose a backup: npm run site -- restore <file>');
    if (word && offSite) throw new CommandError('Please give either a file or --off-site.');
    const isKept = async (waiting: string[]) => {
      print(['This backup has things that happen by themselves:', ...waiting].join('\n  '));
      const answer = keeps ? 'y' : await ask?.('Keep them? Otherwise they are paused. [y/N] ');
      const isYes = /^ *y/i.test(answer ?? '');
      print(isYes ? 'They are kept.' : paused);
      return isYes;
    };
    const env = readEnv(process.env);
    const site = siteOf(env);
    const unlock = lockSite(env);
    try {
      refuseForeignUploads(site);
      const file = word ?? (await fetchBackup(env, offSite === 'newest' ? undefined : offSite));
      if (offSite) print(`Downloaded ${file}.`);
      let removed: string[] = [];
      const { madeAt, pictures, missing, before } = await restoreBackup(path.resolve(file), site, {
        async prepare(database, madeAt) {
          await pauseWaiting(database, madeAt, isKept);
          removed = closeOldAccess(database, site.database, madeAt);
        },
      });
      print(`Restored the site as of ${madeAt.toISOString()}: the database and ${pictures} pictures.`);
      if (missing.length > 0) print(`Pictures that were missing at that time: ${missing.join(', ')}`);
      print('Everybody is signed out.');
      if (removed.length > 0) print(stayOut(removed));
      if (!before) return;
      print(`The previous database is kept in ${before}.`);
      print('Pictures that only it uses stay in the uploads folder.');
    } finally {
      unlock();
    }
  },
};

const paused =
  'They are paused: schedules stay on the dashboard, posts with a date in the future become drafts, and no email is sent. ' +
  'To keep them, restore again with --keep-schedules.';

const stayOut = (removed: string[]) =>
  `Accounts that were deleted or deactivated since stay deactivated: ${removed.join(', ')}. ` +
  'An administrator can activate them in Setting → Administrator.';

// Refuses the pictures of another site whose database still exists.
function refuseForeignUploads({ database, uploads }: { database: string; uploads: string }) {
  const foreign = foreignOwner(uploads, { site: 0, database: realPathOf(database) });
  if (foreign) throw new CommandError(`${foreign} Set UPLOADS_DIR to the folder of the site to restore.`);
}
