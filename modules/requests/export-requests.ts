import { setImmediate } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { localTime } from '#lib/dates.ts';
import type { SessionUser } from '#server/auth/session-user.ts';
import type { Context } from '#server/trpc.ts';
import { csvOf } from './csv.ts';
import type { RequestFilter } from './inputs.ts';
import { findRequests, newestFirst } from './list.ts';
import { requestEvents, requests } from './tables.ts';

type Exporting = Pick<Context, 'db' | 'now' | 'settings'> & { user: SessionUser };

// Then other people get their turn.
const atOnce = 250;

/** The requests that a filter lets pass, as a file. Each notes who exported it. */
export async function exportRequests(
  { db, now, settings: { timeZone }, user }: Exporting,
  wanted: Pick<RequestFilter, 'search' | 'state'>,
) {
  const found = findRequests(db, wanted);
  let text = csvOf([], timeZone, true);
  let count = 0;
  for (let from = 0; from < found.length; from += atOnce) {
    await setImmediate();
    await waitForWriteLock(db);
    const rows = db.transaction((tx) => {
      const rows = requestsWith(tx, found.slice(from, from + atOnce));
      const noted = { userId: user.id, kind: 'exported', text: '', at: now() } as const;
      const events = rows.map(({ id }) => ({ ...noted, requestId: id }));
      if (events.length > 0) tx.insert(requestEvents).values(events).run();
      return rows;
    });
    text += csvOf(rows, timeZone, false);
    count += rows.length;
  }
  return { name: `requests-${localTime(now(), timeZone).slice(0, 10)}.csv`, count, text };
}

function requestsWith(db: Queries, ids: number[]) {
  return db
    .select({ request: requests, assignee: users.name })
    .from(requests)
    .leftJoin(users, eq(users.id, requests.assigneeId))
    .where(inArray(requests.id, ids))
    .orderBy(...newestFirst)
    .all()
    .map(({ request, assignee }) => ({ ...request, assignee }));
}
