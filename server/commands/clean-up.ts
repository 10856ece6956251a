import { existsSync } from 'node:fs';
import path from 'node:path';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { backupFolder, lockBackups } from '../backup/paths.ts';
import { findOldCopies, inMegabytes, oldAfter, removeOldCopy } from '../backup/retention.ts';
import { removeUnnamedUploads } from '../backup/uploads-store.ts';
import type { Env } from '../env.ts';
import { sweepOrphans } from '../files/orphans.ts';
import { type Call, type Command, CommandError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const cleanUp: Command = {
  name: 'clean-up',
  usage: '[--older-than <days>]',
  does: `removes archives made by hand and databases from before a restore that are older than ${oldAfter} days, and uploads that no backup needs`,
  options: ['older-than'],
  async run({ options: { 'older-than': typed }, print }) {
    const days = daysOf(typed);
    await withDatabase(async ({ env, db }) => {
      const copies = await removeOldCopies(env, days, print);
      const olderThan = days * 24 * 60 * 60 * 1000;
      const { putAside } = await sweepOrphans(db, path.resolve(env.UPLOADS_DIR), { olderThan, many: true });
      if (putAside > 0) print(`Moved ${putAside} files that the site doesn’t know to .swept, for 30 days.`);
      if (copies + putAside > 0) recordActivity(db, whoActs(), { what: 'purged', type: 'backup' });
      if (copies + putAside === 0) print(`There is nothing older than ${days} days to remove.`);
    });
  },
};

// Not during a backup: no manifest names its files yet.
async function removeOldCopies(env: Env, days: number, print: Call['print']) {
  const folder = backupFolder(env);
  const release = existsSync(folder) ? lockBackups(folder) : () => undefined;
  try {
    const copies = await findOldCopies(env, days);
    for (const copy of copies) {
      await removeOldCopy(copy);
      print(`Removed ${copy.path} (${inMegabytes([copy])}).`);
    }
    const bytes = existsSync(folder) ? await removeUnnamedUploads(folder) : 0;
    if (bytes > 0) print(`Removed stored uploads that no backup needs (${(bytes / 1e6).toFixed(1)} MB).`);
    return copies.length + (bytes > 0 ? 1 : 0);
  } finally {
    release();
  }
}

function daysOf(typed = String(oldAfter)) {
  const days = Number(typed);
  if (/^\d+$/.test(typed) && days >= 1 && days <= 3650) return days;
  throw new CommandError(
    'Please enter a number of days, 1 or more: npm run site -- clean-up --older-than 30',
  );
}
