import path from 'node:path';
import { recordActivity } from '../activity/record.ts';
import { sweepOrphans } from '../files/orphans.ts';
import { offered } from '../module/registry.ts';
import { type Command, CommandError } from './command.ts';
import { cleanUps, oldAfter } from './points.ts';
import { withDatabase } from './with-database.ts';

export const cleanUp: Command = {
  name: 'clean-up',
  usage: '[--older-than <days>]',
  does: `removes archives made by hand and databases from before a restore that are older than ${oldAfter} days, and uploads that no backup needs`,
  options: ['older-than'],
  async run({ options: { 'older-than': typed }, print }) {
    const days = daysOf(typed);
    await withDatabase(async ({ env, db }) => {
      let removed = 0;
      for (const cleanUp of offered(cleanUps)) {
        const lines = await cleanUp(env, days);
        for (const line of lines) print(line);
        removed += lines.length;
      }
      const olderThan = days * 24 * 60 * 60 * 1000;
      const { putAside } = await sweepOrphans(db, path.resolve(env.UPLOADS_DIR), { olderThan, many: true });
      if (putAside > 0) print(`Moved ${putAside} files that the site doesn’t know to .swept, for 30 days.`);
      if (removed + putAside > 0) recordActivity(db, { what: 'purged', type: 'backup' });
      else print(`There is nothing older than ${days} days to remove.`);
    });
  },
};

function daysOf(typed = String(oldAfter)) {
  const days = Number(typed);
  if (/^\d+$/.test(typed) && days >= 1 && days <= 3650) return days;
  throw new CommandError(
    'Please enter a number of days, 1 or more: npm run site -- clean-up --older-than 30',
  );
}
