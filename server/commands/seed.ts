import { statSync } from 'node:fs';
import { lockDatabase } from '#database/lock.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { readEnv } from '../env.ts';
import { offered } from '../module/registry.ts';
import { siteOf } from '../process/paths.ts';
import { type Command, CommandError } from './command.ts';
import { bulkContents } from './points.ts';
import { withDatabase } from './with-database.ts';

const maxEntries = 1_000_000;
const kinds = () => offered(bulkContents);

export const seed: Command = {
  name: 'seed',
  needsStoppedSite: true,
  get usage() {
    return kinds()
      .map(({ noun }) => `[--${noun} <number>]`)
      .join(' ');
  },
  does: 'adds bulk content for load tests; the server must be stopped',
  get options() {
    return kinds().map(({ noun }) => noun);
  },
  async run({ options, print }) {
    const wanted = kinds().filter(({ noun }) => options[noun] !== undefined);
    if (wanted.length === 0)
      throw new CommandError(`Please choose how many: npm run site -- seed ${seed.usage}`);
    for (const { noun } of wanted) countOf(noun, options[noun]);
    const { database } = siteOf(readEnv(process.env));
    await withDatabase(({ db }) => {
      // It writes for a while, and nobody else can write meanwhile.
      const unlock = lockDatabase(database);
      try {
        for (const { noun, add } of wanted) {
          const [count, started] = [countOf(noun, options[noun]), performance.now()];
          db.transaction((tx) => {
            add({ db: tx, now: () => new Date() }, count);
            recordActivity(tx, whoActs(), { what: 'created', type: 'site', detail: `${count} ${noun}` });
          });
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          print(`Added ${count} ${noun} in ${seconds} s, the search index included.`);
        }
        db.$client.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        unlock();
      }
    });
    print(`The database has ${(statSync(database).size / 1e6).toFixed(0)} MB now.`);
  },
};

function countOf(noun: string, typed = '') {
  const count = Number(typed);
  if (/^\d+$/.test(typed) && count >= 1 && count <= maxEntries) return count;
  throw new CommandError(
    `Please enter a number from 1 to ${maxEntries}: npm run site -- seed --${noun} 10000`,
  );
}
