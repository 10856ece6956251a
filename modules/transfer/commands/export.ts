import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { recordActivity } from '#server/activity/record.ts';
import { type Command, CommandError } from '#server/commands/command.ts';
import { withDatabase } from '#server/commands/with-database.ts';
import { sync } from '#server/process/disk.ts';
import { lowerPriority } from '#server/process/low-priority.ts';
import { exportName } from '../export/download.ts';
import { exportSite } from '../export/export-site.ts';

const exportCommand: Command = {
  name: 'export',
  usage: '[file.zip | -] [--requests]',
  does: 'exports all content as a zip of JSON, Markdown, HTML and files, with a wordpress.xml; the site can keep running. With --requests also what visitors asked for',
  flags: ['requests', 'steps'],
  async run({ words: [word], options: { requests, steps }, print, ask }) {
    const withRequests = Boolean(requests);
    if (withRequests && ask && !/^ *y/i.test(await ask(question)))
      throw new CommandError('Nothing was exported.');
    lowerPriority();
    await withDatabase(async (context) => {
      const made = (onProgress: (done: number, of: number) => void) =>
        exportSite(context, { withRequests, onProgress });
      // To a person who downloads it, or to another program.
      if (word === '-') {
        const say = (done: number, of: number) => steps && process.stderr.write(`${done} ${of}\n`);
        return pipeline(made(say), process.stdout);
      }
      const file = path.resolve(process.env.INIT_CWD ?? '.', word ?? exportName(new Date()));
      if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another name.`);
      const part = `${file}.part`;
      try {
        const shown = (done: number, of: number) => {
          if (done % 1000 === 0 || done === of) print(`${done} of ${of}`);
        };
        await pipeline(made(shown), createWriteStream(part, { mode: 0o600 }));
        await sync(part);
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
      recordActivity(context.db, { what: 'exported', type: 'site', title: path.basename(file) });
      print(`Exported to ${file}.`);
    });
  },
};

const question = 'Requests have names, addresses and phone numbers of people. Export them, too? [y/N] ';

export const commands = [exportCommand];
