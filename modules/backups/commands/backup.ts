import { existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#database/client.ts';
import { compareSchema } from '#database/migrate.ts';
import { recordActivity } from '#server/activity/record.ts';
import { type Command, CommandError } from '#server/commands/command.ts';
import { readEnv } from '#server/env.ts';
import { exclusively } from '#server/process/exclusive-work.ts';
import { lowerPriority } from '#server/process/low-priority.ts';
import { backupFolder, siteOf } from '#server/process/paths.ts';
import { packWithUploads } from '../archive/archive.ts';
import { newestNightly } from '../archive/manifest.ts';
import { printStep } from '../background.ts';
import { sendBackups } from '../off-site/off-site.ts';
import { prepareRehearsal } from '../restore/rehearsal.ts';
import { restoring } from '../restore/restore.ts';
import { runBackup } from '../run-backup.ts';
import { offSiteIsSet } from '../status.ts';

const backup: Command = {
  name: 'backup',
  usage: '[file]',
  does: 'backs up database and uploads into one archive and verifies it by a restore; the site can keep running',
  options: ['kind', 'by'],
  async run({ words: [file], options: { kind, by }, print }) {
    const env = readEnv(process.env);
    const { database } = siteOf(env);
    if (!existsSync(database))
      throw new CommandError(`There is no database at ${database}: there is nothing to back up.`);
    if (file && existsSync(file)) throw new CommandError(`${file} already exists. Choose another name.`);
    lowerPriority();
    const nightly = kind === 'nightly';
    // The site starts those, and records them.
    const isBySite = nightly || by !== undefined;
    const made = await runBackup(env, { file, by, nightly, onStep: printStep(print, isBySite) });
    print(
      `Backed up the database and ${made.pictures} pictures, ${(made.bytes / 1e6).toFixed(1)} MB:\n${made.file}`,
    );
    if (made.missing.length > 0) {
      print(`Pictures that were already missing (see \`doctor\`): ${made.missing.join(', ')}`);
    }
    print('Verified by restoring it to a temporary folder.');
    if (!isBySite) recordBackup(database, path.basename(made.file));
  },
};

// A site that wasn't started since an update has no place for it yet.
function recordBackup(database: string, title: string) {
  const db = openDatabase(database);
  if (compareSchema(db) === 'same') recordActivity(db, { what: 'backedUp', type: 'backup', title });
  db.$client.close();
}

const backupExport: Command = {
  name: 'backup export',
  usage: '<file>',
  does: 'writes a nightly backup together with its uploads to the standard output, for another machine',
  async run({ words: [file] }) {
    if (!file) throw new CommandError('Please choose a nightly backup: npm run site -- backup export <file>');
    lowerPriority();
    await pipeline(await packWithUploads(file), process.stdout);
  },
};

const backupSend: Command = {
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
    const notVerified = env.BACKUP_FETCH_COMMAND
      ? 'It was verified less than a week ago, and is again next week.'
      : 'It was not verified: set BACKUP_FETCH_COMMAND to have it brought back and checked once a week.';
    print(verified ? 'It was brought back and verified.' : notVerified);
  },
};

const backupRehearse: Command = {
  name: 'backup rehearse',
  usage: '<file>',
  does: 'restores a backup beside the site, for the preview and the list of changes in Setting → Data → Backups',
  options: ['by'],
  async run({ words: [file], options: { by }, print }) {
    if (!file) throw new CommandError('Please choose a backup: npm run site -- backup rehearse <file>');
    const env = readEnv(process.env);
    await exclusively(restoring, siteOf(env).uploads, () => {
      printStep(print)('rehearse');
      return prepareRehearsal(env, path.resolve(file), by ?? null);
    });
  },
};

export const commands = [backupSend, backupExport, backupRehearse, backup];
