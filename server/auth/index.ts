import type { Request, Response, Router } from 'express';
import type { Database } from '#database/client.ts';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import type { Account } from './accounts.ts';
import { createCookieJar, readCookies, readCsrf } from './cookies.ts';
import { createEndpoints } from './endpoints.ts';
import { createMailer, type Mailer } from './mail.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createAuthContext, readAuthRequest } from './request.ts';
import { secondFactorPath } from './second-factor/pending.ts';
import { createSessions, type LiveSession } from './sessions.ts';
import { backOffice, signIn } from './sign-in.ts';

/** The session that a request came with. */
export type CallerSession = Pick<LiveSession, 'user' | 'startedAt' | 'confirmedAt'> & { sessionId: string };

/** Accounts and sessions of the running site. */
export interface Auth {
  /** The endpoints of NextAuth v4, to mount at /api/auth (the router sees `/session`, `/csrf`, …). */
  endpoints: Router;
  /** The session of a request's cookies, or null. It ends 30 days after its last use, 90 after the sign-in. */
  readSession(cookieHeader: string | undefined): Promise<CallerSession | null>;
  /** The CSRF token for a form of the site: the one in the cookies, or a new one with the Set-Cookie line to send. */
  csrfToken(cookieHeader: string | undefined): { token: string; setCookie: string | null };
  /** Signs the browser of a request in to an account, as `signIn` does. Returns where to go: the back office, or first the second factor. */
  signIn(request: Request, response: Response, account: Account): Promise<string>;
  /** The name of the session cookie. */
  sessionCookie: string;
  /** Limits failed attempts to sign in, to change a password and so on. */
  limits: RateLimits;
  mailer: Mailer;
}

export function createAuth(options: { env: Env; log: Log; db: Database; now(): Date }): Auth {
  // Even without validation of the environment, nothing may be signed with an empty secret.
  if (!options.env.AUTH_SECRET) throw new Error('AUTH_SECRET must not be empty');
  const jar = createCookieJar(originOf(options.env));
  const sessions = createSessions(options);
  const limits = createRateLimits(options);
  const mailer = createMailer(options);
  const shared = { ...options, sessions, limits, mailer };
  return {
    limits,
    mailer,
    sessionCookie: jar.names.session,
    endpoints: createEndpoints(shared),
    async signIn(request, response, account) {
      const context = createAuthContext(shared, request);
      const authRequest = readAuthRequest(context, { request, response, next() {} });
      const isSignedIn = await signIn(context, authRequest, account, false);
      response.append('Set-Cookie', authRequest.setCookies);
      return isSignedIn ? backOffice : secondFactorPath;
    },
    async readSession(cookieHeader) {
      const token = readCookies(cookieHeader)[jar.names.session];
      const session = token ? await sessions.read(token) : null;
      if (!session) return null;
      const { id: sessionId, user, startedAt, confirmedAt } = session;
      return { sessionId, user, startedAt, confirmedAt };
    },
    csrfToken(cookieHeader) {
      return readCsrf(readCookies(cookieHeader), jar, options.env.AUTH_SECRET);
    },
  };
}
