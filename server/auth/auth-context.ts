import type { Request } from 'express';
import type { Database } from '#database/client.ts';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../log.ts';
import { type CookieJar, createCookieJar } from './cookies.ts';
import type { Mailer } from './mail.ts';
import { originFor } from './origin.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Sessions } from './sessions.ts';

/** What the endpoints share. */
export interface SharedAuthContext {
  env: Env;
  log: Log;
  db: Database;
  now(): Date;
  sessions: Sessions;
  limits: RateLimits;
  mailer: Mailer;
}

/** What an endpoint answers one request with. */
export interface AuthContext extends SharedAuthContext {
  /** The origin that the browser has the site open under: `https://www.example.com`. Not for what others read. */
  origin: string;
  /** Where the endpoints are: `https://www.example.com/api/auth`. */
  api: string;
  jar: CookieJar;
}

/** Adds what depends on where a request was sent. */
export function partsFor(shared: SharedAuthContext, request: Request): AuthContext {
  const origin = originFor(request, shared.env);
  return { ...shared, origin, api: `${origin}/api/auth`, jar: createCookieJar(originOf(shared.env), origin) };
}
