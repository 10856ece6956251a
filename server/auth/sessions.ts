import { BetterSqlite3Adapter } from '@lucia-auth/adapter-sqlite';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import type { Database, Queries } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Log } from '../log.ts';
import type { Role, SessionUser } from './session-user.ts';
import { hashToken, newToken } from './tokens.ts';

const idle = new TimeSpan(30, 'd').milliseconds();
const day = new TimeSpan(1, 'd').milliseconds();

/** How long a sign-in can last at the longest, in milliseconds. */
export const absoluteLife = new TimeSpan(90, 'd').milliseconds();

/** A sign-in that holds. */
export interface LiveSession {
  id: string;
  user: SessionUser;
  expires: Date;
  /** Has its end moved since the cookie was first sent? Then the browser needs the cookie again, with the new end. */
  extended: boolean;
}

/**
 * Sign-ins, kept by Lucia: 30 days from the last use, 90 in all. The cookie holds a token, the table its hash.
 * The 30 days run by the machine's clock, which Lucia reads itself; the 90 by `now`.
 */
export function createSessions({ db, log, now }: { db: Database; log: Log; now(): Date }) {
  const adapter = new ReadingAdapter(db, log);
  const lucia = createLucia(adapter);
  return {
    /** The sign-in behind the token of a cookie, or null. Using it extends it. */
    async read(token: string): Promise<LiveSession | null> {
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session || !user.active) return null;
      const lastDay = session.createdAt + absoluteLife;
      if (now().getTime() >= lastDay) return null;
      const end = await extend(adapter, session);
      const expires = new Date(Math.min(end, lastDay));
      const extended = end - idle > session.createdAt + 1000;
      const { id, name, email, role } = user;
      return { id: session.id, user: { id, name, email, role }, expires, extended };
    },

    /** Signs an account in. The token is new each time: one that a browser held before never becomes valid. */
    async start(userId: string, from: { address: string; browser: string | null }) {
      const token = newToken();
      const attributes = { created_at: Math.floor(now().getTime() / 1000), ...from };
      const session = await lucia.createSession(userId, attributes, { sessionId: hashToken(token) });
      await lucia.deleteExpiredSessions();
      return { token, expires: session.expiresAt };
    },

    /** Ends the sign-in behind a token, if there is one. */
    end(token: string): void {
      db.delete(sessions)
        .where(eq(sessions.id, hashToken(token)))
        .run();
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Ends all sign-ins of an account (except one, when named), in the transaction of the change that asks for it. */
export function endSessions(db: Queries, userId: string, except?: string): void {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  db.delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .run();
}

// Lucia extends in the second half of the 30 days only, so somebody could be signed out 15 days after the last use.
async function extend(adapter: ReadingAdapter, session: { id: string; expiresAt: Date }) {
  const end = Date.now() + idle;
  if (session.expiresAt.getTime() > end - day) return session.expiresAt.getTime();
  await adapter.updateSessionExpiration(session.id, new Date(end));
  return end;
}

function createLucia(adapter: ReadingAdapter) {
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    getSessionAttributes: (row) => ({ createdAt: row.created_at * 1000 }),
    getUserAttributes: ({ name, email, role, active }) => ({ name, email, role, active: active === 1 }),
  });
}

/** Reading a session also writes (its new end, or that it is over). On a full disk people stay signed in all the same. */
class ReadingAdapter extends BetterSqlite3Adapter {
  private readonly db: Database;
  private readonly log: Log;

  constructor(db: Database, log: Log) {
    super(db.$client, { user: 'users', session: 'sessions' });
    this.db = db;
    this.log = log;
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

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { created_at: number; address: string; browser: string | null };
    DatabaseUserAttributes: { name: string; email: string; role: Role; active: 0 | 1 };
  }
}
