import { TRPCError } from '@trpc/server';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Action } from '#lib/activity.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import { isKnownAddress } from '#server/content/addresses.ts';
import type { RedirectStore } from '#server/page-cache/points.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { type Checked, type Context, type Entered, whenChecked } from './check.ts';
import { readLines } from './read-file.ts';
import { redirects } from './tables.ts';

// Each change reads them all.
const maxRedirects = 20_000;

export function recordRedirect(tx: Queries, what: Action, title = '', detail = '') {
  recordActivity(tx, whoActs(), { what, type: 'redirect', title, detail });
}

export function storeRedirects(tx: Queries, { answers }: Checked, now: Date) {
  // One statement for all: ten thousand would keep all other requests waiting for half a second.
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
  const stored = tx.select({ found: count() }).from(redirects).get()?.found ?? 0;
  if (stored > maxRedirects)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The site can have at most 20,000 redirects.' });
}

export function importRedirects(context: Context, entered: Entered[]): Promise<Checked> {
  return whenChecked(context, { entered }, (checked) => {
    context.db.transaction((tx) => {
      storeRedirects(tx, checked, context.now());
      recordRedirect(tx, 'imported', '', String(checked.answers.size));
    });
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
