import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#database/client.ts';
import { compareSchema } from '#database/migrate.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { sayStep } from '../backup/background.ts';
import { siteOf } from '../backup/paths.ts';
import { runBackup } from '../backup/run-backup.ts';
import { readEnv } from '../env.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { type Command, CommandError } from './command.ts';

export const backup: Command = {
  name: 'backup',
  usage: '[file]',
  does: 'backs up database and uploads into one archive and verifies it by a restore; the site can keep running',
  options: ['kind', 'by'],
  flags: ['steps'],
  async run({ words: [file], options: { kind, by, steps }, print }) {
    const env = readEnv(process.env);
    const { database } = siteOf(env);
    if (!existsSync(database))
      throw new CommandError(`There is no database at ${database}: there is nothing to back up.`);
    if (file && existsSync(file)) throw new CommandError(`${file} already exists. Choose another name.`);
    lowerPriority();
    const made = await runBackup(env, {
      ...{ file, by },
      nightly: kind === 'nightly',
      onStep: sayStep(print, steps === 'true'),
    });
    print(
      `Backed up the database and ${made.pictures} pictures, ${(made.bytes / 1e6).toFixed(1)} MB:\n${made.file}`,
    );
    if (made.missing.length > 0) {
      print(`Pictures that were already missing (see \`doctor\`): ${made.missing.join(', ')}`);
    }
    print('Verified by restoring it to a temporary folder.');
    // What the site itself starts, it notes itself.
    if (kind !== 'nightly' && by === undefined) noteBackup(database, path.basename(made.file));
  },
};

// A site that wasn't started since an update has no place for it yet.
function noteBackup(database: string, title: string) {
  const db = openDatabase(database);
  if (compareSchema(db) === 'same')
    recordActivity(db, whoActs(), { what: 'backedUp', type: 'backup', title });
  db.$client.close();
}
