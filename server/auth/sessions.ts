import { BetterSqlite3Adapter } from '@lucia-auth/adapter-sqlite';
import type { Database as Connection, Statement } from 'better-sqlite3';
import { and, desc, eq, gt, max, ne, sql } from 'drizzle-orm';
import { type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { sessions, users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { actingAs, type Who, whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import type { Log } from '../process/log.ts';
import { pendingSignIns } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const idle = 30 * day;
const absoluteLife = 90 * day;

/** Stored with a session. */
export interface Client {
  address: string;
  browser: string | null;
  timeZone: string | null;
}

export interface LiveSession {
  id: string;
  user: SessionUser;
  startedAt: Date;
  /** The last re-authentication; null for old sessions. */
  confirmedAt: Date | null;
  expires: Date;
  /** Whether the cookie must be sent again, with the new expiry. */
  extended: boolean;
}

/** Lucia's sessions: 30 days from the last use by the machine's clock, 90 in all by `now`. The table holds the token's hash. */
export function createSessions({ db, log, now }: { db: Database; log: Log; now(): Date }) {
  const adapter = new SessionAdapter(db, log);
  const lucia = createLucia(adapter);
  return {
    /** Using a session extends it. */
    async read(token: string): Promise<LiveSession | null> {
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session || !user.active) return null;
      const lastDay = session.createdAt + absoluteLife;
      if (now().getTime() >= lastDay) return null;
      const end = await extend(adapter, session);
      const expires = new Date(Math.min(end, lastDay));
      const extended = end - idle > session.createdAt + 1000;
      const { id, name, email, role, right, language } = user;
      const { confirmedAt } = session;
      const startedAt = new Date(session.createdAt);
      return {
        ...{ id: session.id, startedAt, confirmedAt, expires, extended },
        user: { id, name, email, role, right, language },
      };
    },

    /** The token is always new: one that a browser held before never becomes valid. */
    async start(userId: string, { address, browser, timeZone }: Client) {
      const token = newToken();
      const time = now().getTime();
      const attributes = {
        ...{ address, browser, time_zone: timeZone },
        ...{ created_at: Math.floor(time / 1000), confirmed_at: time },
      };
      const id = hashToken(token);
      const client = { source: 'browser', sessionId: id, now } as const;
      const session = await actingAs(client, () =>
        lucia.createSession(userId, attributes, { sessionId: id }),
      );
      await lucia.deleteExpiredSessions();
      return { token, expires: session.expiresAt };
    },

    end(token: string): void {
      const id = hashToken(token);
      actingAs({ source: 'browser', sessionId: id }, () => endSession(db, id, undefined, now()));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

// Lucia extends in the second half of the 30 days only, so somebody could be signed out 15 days after the last use.
async function extend(adapter: SessionAdapter, session: { id: string; expiresAt: Date }) {
  const end = Date.now() + idle;
  if (session.expiresAt.getTime() > end - hour) return session.expiresAt.getTime();
  await adapter.updateSessionExpiration(session.id, new Date(end));
  return end;
}

export function confirmSession(db: Queries, id: string, now: Date): void {
  db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id)).run();
}

/** Confirmations of other sessions end: they lacked the new second factor. */
export function endConfirmations(db: Queries, userId: string, except: string | null): void {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, except ?? ''));
  db.update(sessions).set({ confirmedAt: null }).where(others).run();
}

/** Ends one session, of this person if given; with `signedOutAt`, as its own. */
export function endSession(db: Database, id: string, userId?: string, signedOutAt?: Date): void {
  db.transaction((tx) => {
    const isThis = and(eq(sessions.id, id), userId === undefined ? undefined : eq(sessions.userId, userId));
    const found = tx.select({ of: sessions.userId }).from(sessions).where(isThis).get();
    if (!found) return;
    const who = signedOutAt && { user: found.of, now: signedOutAt };
    recordSession(tx, found.of, who ? 'signedOut' : 'sessionsEnded', who);
    tx.delete(sessions).where(isThis).run();
  });
}

export function recordSession(
  tx: Queries,
  userId: string,
  what: 'signedIn' | 'signInFailed' | 'signedOut' | 'sessionsEnded',
  who: Who = whoActs(),
): void {
  const account = tx.select({ name: users.name }).from(users).where(eq(users.id, userId)).get();
  const line = { what, type: 'session', entry: userId, title: account?.name } as const;
  recordActivity(tx, { ...line, ...(what !== 'sessionsEnded' && { source: 'browser' }) }, who);
}

/** Ends an account's sessions (but `except`) and pending second factors, in the caller's transaction. */
export function endSessions(db: Queries, userId: string, except?: string): void {
  const isOther = except === undefined ? undefined : ne(sessions.id, except);
  const ended = and(eq(sessions.userId, userId), isOther);
  db.delete(sessions).where(ended).run();
  db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId)).run();
}

export function endOtherSessions(
  { db, sessionId }: { db: Database; sessionId: string | null },
  userId: string,
): void {
  db.transaction((tx) => {
    endSessions(tx, userId, sessionId ?? undefined);
    recordSession(tx, userId, 'sessionsEnded');
  });
}

/** The current session (`current`) first, then the newest. */
export function listSessions(db: Queries, userId: string, currentId: string | null, now: Date) {
  return validSessions(db)
    .all({ userId, ...secondsOf(now) })
    .map(({ id, browser, timeZone, createdAt, expiresAt }) => ({
      id,
      browser,
      timeZone,
      createdAt: new Date(createdAt * 1000),
      /** To the hour: the expiry moves with it. */
      usedAt: new Date(Math.max(createdAt * 1000, expiresAt * 1000 - idle)),
      expiresAt: new Date(Math.min(expiresAt * 1000, createdAt * 1000 + absoluteLife)),
      current: id === currentId,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/** By account id. Ended sessions leave no trace. */
export function lastSignIns(db: Queries, now: Date): Map<string, Date> {
  const rows = newestSessions(db).all(secondsOf(now));
  return new Map(rows.map(({ userId, at }) => [userId, new Date(Number(at) * 1000)]));
}

const isValid = and(
  gt(sessions.expiresAt, sql.placeholder('now')),
  gt(sessions.createdAt, sql.placeholder('oldest')),
);

const validSessions = preparedQuery((db) => {
  const ofAccount = and(eq(sessions.userId, sql.placeholder('userId')), isValid);
  return db.select().from(sessions).where(ofAccount).orderBy(desc(sessions.createdAt));
});

const newestSessions = preparedQuery((db) => {
  const { userId, createdAt } = sessions;
  return db
    .select({ userId, at: max(createdAt) })
    .from(sessions)
    .where(isValid)
    .groupBy(userId);
});

function secondsOf(date: Date) {
  const now = date.getTime() / 1000;
  return { now, oldest: now - absoluteLife / 1000 };
}

// On the site's tables.
function createLucia(adapter: SessionAdapter) {
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(idle, 'ms'),
    getSessionAttributes: ({ created_at, confirmed_at }) => ({
      createdAt: created_at * 1000,
      confirmedAt: confirmed_at === null ? null : new Date(confirmed_at),
    }),
    getUserAttributes: ({ active, ...user }) => ({ ...user, active: active === 1 }),
  });
}

/** Reading a session also writes. A failed write must not sign anybody out. */
class SessionAdapter extends BetterSqlite3Adapter {
  private readonly db: Database;
  private readonly log: Log;

  constructor(db: Database, log: Log) {
    super(withStatements(db.$client), { user: 'users', session: 'sessions' });
    this.db = db;
    this.log = log;
  }

  // Its line of the activity is written with it, in one transaction. Queries run at once, before the promise is there.
  override async setSession(session: DatabaseSession) {
    const { user: _, now } = whoActs();
    await this.db.transaction((tx) => {
      const stored = { done: super.setSession(session) };
      recordSession(tx, session.userId, 'signedIn', { user: session.userId, now });
      return stored;
    }).done;
  }

  override updateSessionExpiration(id: string, expiresAt: Date) {
    return this.write(() => super.updateSessionExpiration(id, expiresAt));
  }

  override deleteSession(id: string) {
    return this.write(() => super.deleteSession(id));
  }

  private async write(change: () => Promise<void>) {
    try {
      await waitForWriteLock(this.db);
      await change();
    } catch (err) {
      this.log.error({ err }, 'A session could not be updated');
    }
  }
}

/** Lucia's adapter compiles its queries again for each request. */
function withStatements(sqlite: Connection): Connection {
  const statements = new Map<string, Statement>();
  const prepare = (query: string) => {
    const statement = statements.get(query) ?? sqlite.prepare(query);
    statements.set(query, statement);
    return statement;
  };
  return Object.assign(Object.create(sqlite), { prepare });
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: {
      created_at: number;
      confirmed_at: number | null;
      address: string;
      browser: string | null;
      time_zone: string | null;
    };
    DatabaseUserAttributes: Omit<SessionUser, 'id'> & { active: 0 | 1 };
  }
}
