import { and, eq, gte, inArray } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { openDatabase, type Queries, readDatabase } from '#database/client.ts';
import { sessions, users } from '#database/tables.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import { activity } from '#server/activity/tables.ts';
import {
  authenticators,
  magicLinks,
  passkeys,
  passwordLinks,
  pendingSignIns,
  recoveryCodes,
} from '#server/auth/tables.ts';

export interface Restoring {
  /** The site's database of today, which may be missing or damaged. */
  current: string;
  madeAt: Date;
  now: Date;
  /** Who restores it in the back office, and must be able to go back: the account stays as it is today, with this session. */
  keep?: { user: string; session: string };
  what?: 'rolledBack' | 'wentBack';
}

/**
 * Closes, in the database of a backup at `file`, what a restore would open again: every session and link ends, and accounts that
 * were deleted or deactivated since stay out. The activity since then stays. Returns the email addresses of those accounts.
 */
export function closeOldAccess(file: string, { current, madeAt, now, keep, what }: Restoring): string[] {
  const accounts = accountsIn(current);
  const db = openDatabase(file);
  try {
    if (accounts) db.$client.prepare('attach ? as today').run(current);
    return db.transaction((tx) => {
      for (const table of [sessions, pendingSignIns, magicLinks, passwordLinks]) tx.delete(table).run();
      if (accounts && keep) keepAccount(db.$client, keep);
      if (accounts) keepActivity(db.$client, madeAt);
      const who = { ...whoActs(), now };
      const known = tx.select().from(users).where(eq(users.active, true)).all();
      // Before a restore there were accounts that the backup didn't have, or had inactive: they come back with what is undone.
      const out = what === 'wentBack' ? removedSince(tx, madeAt) : null;
      const removed = accounts ? known.filter(({ id }) => (out ? out.has(id) : !accounts.get(id))) : [];
      for (const { id, email } of removed) {
        tx.update(users).set({ active: false }).where(eq(users.id, id)).run();
        recordActivity(tx, { what: 'deactivated', type: 'account', entry: id, title: email }, who);
      }
      const line = { what: what ?? 'rolledBack', type: 'backup', detail: madeAt.toISOString() } as const;
      recordActivity(tx, line, who);
      return removed.map(({ email }) => email);
    });
  } finally {
    db.$client.close();
  }
}

// The accounts that were deleted or deactivated since, and not activated again. The activity of today is in the database by now.
function removedSince(db: Queries, restoredAt: Date): Set<string | null> {
  const { id, entry, at, what, type } = activity;
  const isSince = and(
    eq(type, 'account'),
    inArray(what, ['purged', 'deactivated', 'activated']),
    gte(at, restoredAt),
  );
  const lines = db.select({ entry, what }).from(activity).where(isSince).orderBy(id).all();
  const last = new Map(lines.map((line) => [line.entry, line.what]));
  return new Set([...last].flatMap(([account, change]) => (change === 'activated' ? [] : [account])));
}

type Connection = ReturnType<typeof openDatabase>['$client'];

// Another account with the address of this one was deleted before this one was made.
function keepAccount(sqlite: Connection, { user, session }: { user: string; session: string }) {
  const columns = columnsOf(users).filter((name) => name !== 'portrait_id');
  const changed = columns.map((name) => `${name} = excluded.${name}`);
  const email = '(select email from today.users where id = @user)';
  const statements = [
    `update main.users set email = id || '@removed.invalid', active = 0 where id <> @user and email = ${email}`,
    `insert into main.users (${columns}) select ${columns} from today.users where id = @user
      on conflict (id) do update set ${changed}`,
    ...[authenticators, passkeys, recoveryCodes].flatMap((table) => {
      const { name } = getTableConfig(table);
      const own = columnsOf(table).filter((column) => table !== recoveryCodes || column !== 'id');
      return [
        `delete from main.${name} where user_id = @user`,
        `insert into main.${name} (${own}) select ${own} from today.${name} where user_id = @user`,
      ];
    }),
    `insert into main.sessions (${columnsOf(sessions)}) select ${columnsOf(sessions)} from today.sessions
      where id = @session and user_id = @user`,
  ];
  for (const statement of statements) sqlite.prepare(statement).run({ user, session });
}

// Numbered again. Lines of the minute when the backup was made may be in it already.
function keepActivity(sqlite: Connection, madeAt: Date) {
  const columns = columnsOf(activity).filter((name) => name !== 'id');
  const isSame = ['at', 'what', 'type', 'entry', 'title', 'user_id'];
  sqlite
    .prepare(
      `insert into main.activity (${columns}) select ${columns} from today.activity line where at >= ?
        and not exists (select 1 from main.activity known
          where ${isSame.map((name) => `known.${name} is line.${name}`).join(' and ')}) order by id`,
    )
    .run(madeAt.getTime() - 60_000);
}

function columnsOf(table: SQLiteTable): string[] {
  return getTableConfig(table).columns.map(({ name }) => name);
}

// Whether each is active; null where that can't be read, or is of another version: then there is nothing to compare with.
function accountsIn(file: string): Map<string, number> | null {
  try {
    return readDatabase(file, (db) => {
      db.prepare('select 1 from activity').get();
      return new Map(db.prepare('select id, active from users').raw().all() as [string, number][]);
    });
  } catch {
    return null;
  }
}
