import { TRPCError } from '@trpc/server';
import { count, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Action } from '#lib/activity.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import type { Checked } from './check.ts';
import { redirects } from './tables.ts';

// Each change reads them all.
const maxRedirects = 20_000;

export function recordRedirect(tx: Queries, what: Action, title = '', detail = '') {
  recordActivity(tx, whoActs(), { what, type: 'redirect', title, detail });
}

/** Stores redirects that were checked. */
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

/** Redirects the former address of an entry that has moved. */
export function redirectTo(tx: Queries, path: string, target: string) {
  tx.insert(redirects)
    .values({ path, target })
    .onConflictDoUpdate({ target: redirects.path, set: { target } })
    .run();
}
