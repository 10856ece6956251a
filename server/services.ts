import type { Database } from '#database/client.ts';
import type { Auth } from './auth/index.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/store.ts';
import type { Health } from './health/health.ts';
import type { LastError, Log } from './process/log.ts';
import type { ContentVersion } from './site/content-version.ts';

/** What the running site is made of. Made once at start (`server/start/open-services.ts`) and handed to whoever needs it. */
export interface Services {
  env: Env;
  log: Log;
  /** The last error in the log since the start. */
  lastError(): LastError | null;
  db: Database;
  auth: Auth;
  files: FileStore;
  health: Health;
  /** Moves with every change of what visitors see. */
  content: ContentVersion;
  /** When it was opened. */
  openedAt: Date;
  /** The present instant. Tests pass a clock of their own. */
  now(): Date;
}
