import { immediate } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { localTime } from '#lib/dates.ts';
import type { SessionUser } from '#server/auth/session-user.ts';
import type { Context } from '#server/trpc.ts';
import { csvOf } from './csv.ts';
import type { RequestFilter } from './inputs.ts';
import { findRequests } from './list.ts';
import { requestEvents } from './tables.ts';

type Exporting = Pick<Context, 'db' | 'now' | 'settings'> & { user: SessionUser };

// SQLite takes so many values in one statement, and more.
const atOnce = 1000;

/** The requests that a filter lets pass, as a file. Each notes who exported it. */
export function exportRequests(
  { db, now, settings, user }: Exporting,
  wanted: Pick<RequestFilter, 'search' | 'state'>,
) {
  return db.transaction((tx) => {
    const rows = findRequests(tx, wanted);
    for (let from = 0; from < rows.length; from += atOnce) {
      const events = rows.slice(from, from + atOnce).map(({ id }) => ({
        requestId: id,
        userId: user.id,
        kind: 'exported' as const,
        text: '',
        at: now(),
      }));
      tx.insert(requestEvents).values(events).run();
    }
    const names = new Map(
      tx
        .select()
        .from(users)
        .all()
        .map(({ id, name }) => [id, name]),
    );
    const withNames = rows.map((row) => ({ ...row, assignee: names.get(row.assigneeId ?? '') ?? null }));
    const name = `requests-${localTime(now(), settings.timeZone).slice(0, 10)}.csv`;
    return { name, count: rows.length, text: csvOf(withNames, settings.timeZone) };
  }, immediate);
}
