import path from 'node:path';
import { realPathOf } from '#database/lock.ts';
import { type Call, type Command, CommandError } from '#server/commands/command.ts';
import { type Env, readEnv } from '#server/env.ts';
import { exclusively } from '#server/process/exclusive-work.ts';
import { foreignOwner } from '#server/process/folder-owner.ts';
import { lockSite } from '#server/process/lock-site.ts';
import { siteOf } from '#server/process/paths.ts';
import { fetchBackup } from '../off-site/off-site.ts';
import { closeOldAccess } from '../restore/close-old-access.ts';
import { newestBefore } from '../restore/last-restore.ts';
import { bringUpToDate, pauseWaiting } from '../restore/pause-waiting.ts';
import { restoreBackup, restoring } from '../restore/restore.ts';
import { replaceBy } from '../restore/restore-whole.ts';

const restore: Command = {
  name: 'restore',
  needsStoppedSite: true,
  usage: '<file> | --off-site newest|<name> | --back',
  does: 'restores the whole site from a backup that has passed every check; --back undoes the last restore',
  options: ['off-site'],
  flags: ['back'],
  async run(call) {
    const {
      words: [word],
      options: { 'off-site': offSite, back },
    } = call;
    if ([word, offSite, back].filter(Boolean).length !== 1)
      throw new CommandError('Please choose a backup: npm run site -- restore <file>, --off-site or --back');
    const env = readEnv(process.env);
    const { database, uploads } = siteOf(env);
    const unlock = lockSite(env);
    try {
      const foreign = foreignOwner(uploads, { site: 0, database: realPathOf(database) });
      if (foreign) throw new CommandError(`${foreign} Set UPLOADS_DIR to the folder of the site to restore.`);
      await exclusively(restoring, uploads, async () => {
        if (back) return undo(env, call);
        const file = word ?? (await fetchBackup(env, offSite === 'newest' ? undefined : offSite));
        if (offSite) call.print(`Downloaded ${file}.`);
        return restoreWhole(env, path.resolve(file), call);
      });
    } finally {
      unlock();
    }
  },
};

async function restoreWhole(env: Env, file: string, { print, ask }: Call) {
  const isKept = async (waiting: string[]) => {
    print(['This backup has things that happen by themselves:', ...waiting].join('\n  '));
    const answer = await ask?.('Keep them? Otherwise they are paused. [y/N] ');
    const isYes = /^ *y/i.test(answer ?? '');
    print(isYes ? 'They are kept.' : paused);
    return isYes;
  };
  const site = siteOf(env);
  const now = new Date();
  let removed: string[] = [];
  const prepare = async (database: string, madeAt: Date) => {
    bringUpToDate(database);
    await pauseWaiting(database, madeAt, isKept);
    removed = closeOldAccess(database, { current: site.database, madeAt, now });
  };
  const { madeAt, pictures, missing, before } = await restoreBackup(file, site, prepare, now);
  print(`Restored the site as of ${madeAt.toISOString()}: the database and ${pictures} pictures.`);
  if (missing.length > 0) print(`Pictures that were missing at that time: ${missing.join(', ')}`);
  print('Everybody is signed out.');
  if (removed.length > 0) print(stayOut(removed));
  if (!before) return;
  print(`The previous database is kept in ${before}.`);
  print('Pictures that only it uses stay in the uploads folder.');
}

async function undo(env: Env, { print }: Call) {
  const found = newestBefore(env);
  if (!found) throw new CommandError('There is no database from before a restore.');
  const removed = await replaceBy(env, found.file, { madeAt: found.at, what: 'wentBack' });
  print(`The site is as it was before the restore of ${found.at.toISOString()}. Everybody is signed out.`);
  if (removed.length > 0) print(stayOut(removed));
}

const paused =
  'They are paused: schedules stay on the dashboard, posts with a date in the future become drafts, and no email is sent. ' +
  'To keep them, restore again and answer y.';

const stayOut = (removed: string[]) =>
  `Accounts that were deleted or deactivated since stay deactivated: ${removed.join(', ')}. ` +
  'An administrator can activate them in Setting → Administrator.';

export const commands = [restore];
