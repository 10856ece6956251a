import { pipeline } from 'node:stream/promises';
import { packWithUploads } from '../backup/archive.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { type Command, CommandError } from './command.ts';

export const backupExport: Command = {
  name: 'backup export',
  usage: '<file>',
  does: 'writes a nightly backup together with its uploads to the standard output, for another machine',
  async run({ words: [file] }) {
    if (!file) throw new CommandError('Please choose a nightly backup: npm run site -- backup export <file>');
    lowerPriority();
    await pipeline(await packWithUploads(file), process.stdout);
  },
};
