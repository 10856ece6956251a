import { setImmediate } from 'node:timers/promises';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Action } from '#lib/activity.ts';
import { recordActivity } from '#server/activity/record.ts';
import { isKnownAddress } from '#server/content/addresses.ts';
import { refused } from '#server/errors/refused.ts';
import type { RedirectStore } from '#server/page-cache/points.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { type Checked, type Context, type Entered, whenChecked } from './check.ts';
import { readLines } from './read-file.ts';
import type { Answer } from './shorten.ts';
import { redirects } from './tables.ts';

// Each change reads them all. WordPress answers at five addresses for each post.
const maxRedirects = 50_000;

export function recordRedirect(tx: Queries, what: Action, title = '', detail = '') {
  recordActivity(tx, { what, type: 'redirect', title, detail });
}

export function storeRedirects(tx: Queries, answers: Iterable<[string, Answer]>, now: Date) {
  // One statement for all: a thousand would keep all other requests waiting for 50 ms.
  const rows = JSON.stringify(
    [...answers].map(([path, { target, temporary }]) => [path, target, +temporary]),
  );
  const at = now.getTime();
  tx.run(sql`
    insert into redirects (path, target, temporary, created_at, updated_at)
    select value ->> 0, value ->> 1, value ->> 2, ${at}, ${at} from json_each(${rows}) where true
    on conflict (path) do update
    set target = excluded.target, temporary = excluded.temporary, updated_at = ${at}, version = version + 1
  `);
}

/** Throws BAD_REQUEST if the new ones are too many. */
export function checkRoomFor(db: Queries, { paths }: Checked) {
  const stored = db.select({ found: count() }).from(redirects).get()?.found ?? 0;
  if (stored + paths.filter(Boolean).length > maxRedirects)
    throw refused('BAD_REQUEST', 'The site can have at most 50,000 redirects.');
}

const storedAtOnce = 2000;

/** Stores the redirects of a file, some at a time: others have their turn. Interrupted, the same file again stores the rest. */
export async function importRedirects(context: Context, entered: Entered[]): Promise<Checked> {
  const { db, now } = context;
  let stored = 0;
  return await whenChecked(context, { entered }, async (checked, holds) => {
    const answers = [...checked.answers];
    checkRoomFor(db, checked);
    for (let from = 0; from < answers.length; from += storedAtOnce) {
      await setImmediate();
      if (!(await holds())) return null;
      const some = answers.slice(from, from + storedAtOnce);
      db.transaction((tx) => storeRedirects(tx, some, now()));
      stored += some.length;
    }
    if (stored > 0) recordRedirect(db, 'imported', '', String(stored));
    return checked;
  });
}

export function redirectTo(tx: Queries, path: string, target: string) {
  tx.insert(redirects)
    .values({ path, target })
    .onConflictDoUpdate({ target: redirects.path, set: { target } })
    .run();
}

/** Redirects that come along when a site moves in or out. */
export const carriedRedirects: RedirectStore = {
  all: (db) => db.select().from(redirects).orderBy(redirects.path).all(),
  read: readLines,
  async store(context, entered) {
    const { paths, mistakes } = await importRedirects(context, entered);
    return paths.map((path, index) => ({ path, mistake: mistakes.get(index)?.message }));
  },
  restore(tx, { from, to, temporary }, origin) {
    try {
      const path = readPath(from, origin);
      // Those of entries came with the entries.
      if (isKnownAddress(tx, path)) return null;
      const target = readTarget(to, origin, path);
      tx.insert(redirects).values({ path, target, temporary }).onConflictDoNothing().run();
      return null;
    } catch (error) {
      if (error instanceof WrongAddress) return error.message;
      throw error;
    }
  },
  remove(tx, path) {
    const isUnedited = and(eq(redirects.path, path), eq(redirects.version, 1));
    tx.delete(redirects).where(isUnedited).run();
  },
};
