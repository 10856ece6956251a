import { statSync } from 'node:fs';
import { lockDatabase } from '#database/lock.ts';
import { siteOf } from '../backup/paths.ts';
import { readEnv } from '../env.ts';
import { fromModules } from '../site/modules.ts';
import { type Command, CommandError } from './command.ts';
import { withDatabase } from './with-database.ts';

const most = 1_000_000;
const fillers = fromModules('filler');

export const seed: Command = {
  name: 'seed',
  usage: fillers.map(({ what }) => `[--${what} <number>]`).join(' '),
  does: 'adds bulk content for load tests; the server must be stopped',
  options: fillers.map(({ what }) => what),
  async run({ options, print }) {
    const wishes = fillers.filter(({ what }) => options[what] !== undefined);
    if (wishes.length === 0)
      throw new CommandError(`Please choose how many: npm run site -- seed ${seed.usage}`);
    for (const { what } of wishes) countOf(what, options[what]);
    const { database } = siteOf(readEnv(process.env));
    await withDatabase(({ db }) => {
      // It writes for a while, and nobody else could meanwhile.
      const unlock = lockDatabase(database);
      try {
        for (const { what, add } of wishes) {
          const [count, started] = [countOf(what, options[what]), performance.now()];
          db.transaction((tx) => add({ db: tx, now: () => new Date() }, count));
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          print(`Added ${count} ${what} in ${seconds} s, the search index included.`);
        }
        db.$client.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        unlock();
      }
    });
    print(`The database has ${(statSync(database).size / 1e6).toFixed(0)} MB now.`);
  },
};

function countOf(what: string, typed = '') {
  const count = Number(typed);
  if (/^\d+$/.test(typed) && count >= 1 && count <= most) return count;
  throw new CommandError(`Please enter a number from 1 to ${most}: npm run site -- seed --${what} 10000`);
}
