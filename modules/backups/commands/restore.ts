import { existsSync } from 'node:fs';
import path from 'node:path';
import { TRPCError } from '@trpc/server';
import { openDatabase } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { whoActs } from '#server/activity/actor.ts';
import { type Call, type Command, CommandError } from '#server/commands/command.ts';
import { withDatabase } from '#server/commands/with-database.ts';
import { findType } from '#server/content/declared-types.ts';
import { type Env, originOf, readEnv } from '#server/env.ts';
import { exclusively } from '#server/process/exclusive-work.ts';
import { foreignOwner } from '#server/process/folder-owner.ts';
import { lockSite } from '#server/process/lock-site.ts';
import { siteOf } from '#server/process/paths.ts';
import { signFormer } from '#server/request/preview-link.ts';
import { printStep } from '../background.ts';
import { fetchBackup } from '../off-site/off-site.ts';
import { closeOldAccess } from '../restore/close-old-access.ts';
import { compareSites, wordsOf } from '../restore/compare.ts';
import { newestBefore } from '../restore/last-restore.ts';
import { bringUpToDate, pauseWaiting } from '../restore/pause-waiting.ts';
import { endRehearsal, prepareRehearsal, type Rehearsal, readRehearsal } from '../restore/rehearsal.ts';
import { restoreBackup, restoring } from '../restore/restore.ts';
import { restoreArea, restoreOne } from '../restore/restore-entries.ts';
import { replaceBy } from '../restore/restore-whole.ts';

const restore: Command = {
  name: 'restore',
  needsStoppedSite: true,
  usage:
    '<file> | --off-site newest|<name> | --back [--rehearse] [--entry <type>/<number>] [--area <type>] [--keep-schedules]',
  does:
    'restores a backup once it has passed every check; the server must be stopped. With --rehearse it restores it beside the ' +
    'site, which may run, and says what would change; --entry and --area restore that alone; --back undoes the last restore',
  options: ['off-site', 'by', 'entry', 'area'],
  flags: ['keep-schedules', 'rehearse', 'back', 'steps'],
  async run(call) {
    const {
      words: [word],
      options: { 'off-site': offSite, rehearse, back, entry, area },
    } = call;
    if (Number(Boolean(word)) + Number(Boolean(offSite)) + Number(Boolean(back)) > 1)
      throw new CommandError('Please give one of these: a file, --off-site or --back.');
    if (!word && !offSite && !back)
      throw new CommandError('Please choose a backup: npm run site -- restore <file>');
    const env = readEnv(process.env);
    const file = async () => {
      const found = word ?? (await fetchBackup(env, offSite === 'newest' ? undefined : offSite));
      if (offSite) call.print(`Downloaded ${found}.`);
      return path.resolve(found);
    };
    const { uploads } = siteOf(env);
    if (rehearse || entry || area)
      return exclusively(restoring, uploads, async () =>
        rehearse ? prepare(env, await file(), call) : restorePart(env, await file(), call),
      );
    const unlock = lockSite(env);
    try {
      refuseForeignUploads(siteOf(env));
      await exclusively(restoring, uploads, async () =>
        back ? undo(env, call) : restoreWhole(env, await file(), call),
      );
    } finally {
      unlock();
    }
  },
};

async function restoreWhole(
  env: Env,
  file: string,
  { options: { 'keep-schedules': keeps }, print, ask }: Call,
) {
  const isKept = async (waiting: string[]) => {
    print(['This backup has things that happen by themselves:', ...waiting].join('\n  '));
    const answer = keeps ? 'y' : await ask?.('Keep them? Otherwise they are paused. [y/N] ');
    const isYes = /^ *y/i.test(answer ?? '');
    print(isYes ? 'They are kept.' : paused);
    return isYes;
  };
  const site = siteOf(env);
  const now = new Date();
  let removed: string[] = [];
  const { madeAt, pictures, missing, before } = await restoreBackup(file, site, {
    now,
    async prepare(database, madeAt) {
      bringUpToDate(database);
      await pauseWaiting(database, madeAt, isKept);
      removed = closeOldAccess(database, { current: site.database, madeAt, now });
    },
  });
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

// The list comes from the same comparison as that of the back office.
async function prepare(env: Env, file: string, { options: { by, steps }, print }: Call) {
  await prepareRehearsal(env, file, { by, onStep: printStep(print, steps === 'true') });
  const rehearsal = readRehearsal(env, new Date());
  if (steps || !rehearsal || !existsSync(siteOf(env).database)) return;
  await withDatabase(({ db }) => {
    const then = openDatabase(rehearsal.database);
    print(
      ['A restore of the whole site would change this:', ...wordsOf(compareSites(db, then))].join('\n  '),
    );
    then.$client.close();
  });
  print(`Look at it until ${rehearsal.until.toISOString()}:`);
  print(`${originOf(env)}/preview/${signFormer(env, rehearsal)}`);
}

async function restorePart(env: Env, file: string, { options: { entry, area }, print }: Call) {
  const [name, number] = (entry ?? area ?? '').split('/');
  const [type, id] = [findType(name), Number(number)];
  if (!type || (entry && !Number.isInteger(id)))
    throw new CommandError(`There is no ${entry ?? area}: --rehearse lists them, such as blog/12 and blog.`);
  await prepareRehearsal(env, file, {});
  const change = whoActs();
  const { madeAt, database } = readRehearsal(env, new Date(0)) as Rehearsal;
  await withDatabase(({ db }) => {
    const backup = openDatabase(database);
    const from = { backup, madeAt, uploads: siteOf(env).uploads };
    try {
      const route = db.transaction((tx) =>
        entry
          ? restoreOne({ ...from, db: tx }, type, id, change)
          : restoreArea({ ...from, db: tx }, type, change),
      );
      if (area) print('The area is as it was in the backup.');
      else print(route ? `Look at it, then publish it: ${originOf(env)}${route}` : 'It is in the trash now.');
    } catch (error) {
      throw error instanceof TRPCError ? new CommandError(error.message) : error;
    } finally {
      backup.$client.close();
    }
  });
  await endRehearsal(env);
}

const paused =
  'They are paused: schedules stay on the dashboard, posts with a date in the future become drafts, and no email is sent. ' +
  'To keep them, restore again with --keep-schedules.';

const stayOut = (removed: string[]) =>
  `Accounts that were deleted or deactivated since stay deactivated: ${removed.join(', ')}. ` +
  'An administrator can activate them in Setting → Administrator.';

function refuseForeignUploads({ database, uploads }: { database: string; uploads: string }) {
  const foreign = foreignOwner(uploads, { site: 0, database: realPathOf(database) });
  if (foreign) throw new CommandError(`${foreign} Set UPLOADS_DIR to the folder of the site to restore.`);
}

export const commands = [restore];
