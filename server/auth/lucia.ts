import { BetterSqlite3Adapter } from '@lucia-auth/adapter-sqlite';
import { Lucia, TimeSpan } from 'lucia';
import type { Database } from '#database/client.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Log } from '../process/log.ts';
import type { Role } from './session-user.ts';

/** Lucia with the tables of the site. A session expires `idle` milliseconds after its last extension. */
export function createLucia(adapter: SessionAdapter, idle: number) {
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(idle, 'ms'),
    getSessionAttributes: (row) => ({ createdAt: row.created_at * 1000 }),
    getUserAttributes: ({ name, email, role, active }) => ({ name, email, role, active: active === 1 }),
  });
}

/** Reading a session also writes (its new end, or that it is over). A failed write must not sign anybody out. */
export class SessionAdapter extends BetterSqlite3Adapter {
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
