import path from 'node:path';
import { type Command, CommandError } from '#server/commands/command.ts';
import { withDatabase } from '#server/commands/with-database.ts';
import { originOf, readEnv } from '#server/env.ts';
import { lockSite } from '#server/process/lock-site.ts';
import { UnusableExport } from '../export/archive.ts';
import { importSite } from '../export/import-site.ts';

const importCommand: Command = {
  name: 'import',
  needsStoppedSite: true,
  usage: '<export.zip>',
  does: 'makes a new site what an export of another one has, with the same addresses; the server must be stopped, and nobody may have written on it yet',
  async run({ words: [word], print }) {
    if (!word) throw new CommandError('Please choose an export: npm run site -- import <export.zip>');
    const unlock = lockSite(readEnv(process.env));
    try {
      await withDatabase(async ({ env, db }) => {
        const site = { db, folder: path.resolve(env.UPLOADS_DIR), origin: originOf(env) };
        const file = path.resolve(process.env.INIT_CWD ?? '.', word);
        const { entries, notes } = await importSite(site, file, print);
        for (const note of notes) print(note);
        print(
          `Imported ${entries} entries. Start the site and look at it; visitors see it once you go live.`,
        );
      });
    } catch (error) {
      throw error instanceof UnusableExport ? new CommandError(error.message) : error;
    } finally {
      unlock();
    }
  },
};

export const commands = [importCommand];
