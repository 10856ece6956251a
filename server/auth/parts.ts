import type { Database } from '#database/client.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { CookieJar } from './cookies.ts';
import type { Mailer } from './mail.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Sessions } from './sessions.ts';

/** What the endpoints are made of. */
export interface Parts {
  env: Env;
  log: Log;
  db: Database;
  now(): Date;
  /** The site's origin: `https://www.example.com`. */
  origin: string;
  /** Where the endpoints are: `https://www.example.com/api/auth`. */
  api: string;
  jar: CookieJar;
  sessions: Sessions;
  limits: RateLimits;
  mailer: Mailer;
}
