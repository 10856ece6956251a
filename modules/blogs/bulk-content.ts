import { statSync } from 'node:fs';
import { max } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { lockDatabase } from '#database/lock.ts';
import { slugOf } from '#lib/slug.ts';
import { recordActivity } from '#server/activity/record.ts';
import { type Command, CommandError } from '#server/commands/command.ts';
import { withDatabase } from '#server/commands/with-database.ts';
import { createEntry } from '#server/content/entries.ts';
import { siteOf } from '#server/process/paths.ts';
import { placeholderText } from './placeholder-text.ts';
import { posts } from './posts.ts';
import { p, text } from './starter/text.ts';
import { blogPosts } from './tables.ts';

const maxPosts = 1_000_000;

const seedPosts: Command = {
  name: 'seed',
  needsStoppedSite: true,
  usage: '[--posts <number>]',
  does: 'adds bulk content for load tests; the server must be stopped',
  options: ['posts'],
  async run({ options, print }) {
    const count = countOf(options.posts);
    await withDatabase(({ db, env }) => {
      const { database } = siteOf(env);
      // It writes for a while, and nobody else can write meanwhile.
      const unlock = lockDatabase(database);
      try {
        const started = performance.now();
        db.transaction((tx) => {
          addPosts(tx, count, new Date());
          recordActivity(tx, { what: 'created', type: 'site', detail: `${count} posts` });
        });
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        print(`Added ${count} posts in ${seconds} s, the search index included.`);
        db.$client.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        unlock();
      }
      print(`The database has ${(statSync(database).size / 1e6).toFixed(0)} MB now.`);
    });
  },
};

function countOf(typed: string | undefined) {
  if (typed === undefined)
    throw new CommandError(`Please choose how many: npm run site -- seed ${seedPosts.usage}`);
  const count = Number(typed);
  if (/^\d+$/.test(typed) && count >= 1 && count <= maxPosts) return count;
  throw new CommandError(`Please enter a number from 1 to ${maxPosts}: npm run site -- seed --posts 10000`);
}

export const commands = [seedPosts];

const hour = 3_600_000;

/** Posts without pictures, one published every hour until now. */
export function addPosts(db: Queries, count: number, now: Date): void {
  const { last } =
    db
      .select({ last: max(blogPosts.id) })
      .from(blogPosts)
      .get() ?? {};
  const first = (last ?? 0) + 1;
  for (let number = first; number < first + count; number += 1) {
    const { title, excerpt, paragraphs } = placeholderText(number);
    const at = new Date(now.getTime() - (first + count - number) * hour);
    const dates = { publishedAt: at, createdAt: at, updatedAt: at };
    const words = { title, excerpt, slug: `${slugOf(title).slice(0, 60)}-${number}`, author: 'Vinci' };
    const body = text(...paragraphs.map(p));
    const state = { category: 'TECHNOLOGY', language: 'id', status: 'published' } as const;
    createEntry(db, posts, { ...words, ...dates, ...state, body }, { user: null, now });
  }
}
