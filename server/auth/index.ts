import type express from 'express';
import type { Database } from '#database/client.ts';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import { createCookieJar, readCookies, readCsrf } from './cookies.ts';
import { createEndpoints } from './endpoints.ts';
import { createMailer, type Letter } from './mail.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import type { SessionUser } from './session-user.ts';
import { createSessions, endSessions } from './sessions.ts';

/** Accounts and sign-ins of the running site. */
export interface Auth {
  /** The endpoints of NextAuth v4, to be mounted at /api/auth (the router sees `/session`, `/csrf`, …). */
  endpoints: express.Router;
  /** Who the cookies of a request belong to; null for nobody. Using a session extends it: it ends 30 days after its last use, and 90 after the sign-in. */
  readSession(cookieHeader: string | undefined): Promise<{ user: SessionUser; sessionId: string } | null>;
  /** The csrf token for a form of ours: the one that the cookies hold, or a fresh one with the Set-Cookie line to send. */
  csrfToken(cookieHeader: string | undefined): { token: string; setCookie: string | null };
  /** Ends all sessions of an account (except one, when named). */
  endSessions(userId: string, except?: string): Promise<void>;
  /** The name of the cookie that holds a session. */
  sessionCookie: string;
  /** Counts failures to sign in, to change a password and the like. */
  limits: RateLimits;
  /** When the last mail could not be sent; null while mail works. For the dashboard. */
  mailFailedAt(): Date | null;
  /** Sends a letter, and says whether that went well. */
  sendLetter(letter: Letter): Promise<boolean>;
}

export function createAuth(needs: { env: Env; log: Log; db: Database; now(): Date }): Auth {
  // Skipping the validation of the environment must not mean signing with nothing.
  if (!needs.env.AUTH_SECRET) throw new Error('AUTH_SECRET must not be empty');
  const jar = createCookieJar(originOf(needs.env));
  const sessions = createSessions(needs);
  const limits = createRateLimits(needs);
  const mailer = createMailer(needs);
  return {
    limits,
    sessionCookie: jar.names.session,
    mailFailedAt: () => mailer.failedAt(),
    sendLetter: (letter) => mailer.send(letter),
    endpoints: createEndpoints({ ...needs, sessions, limits, mailer }),
    async readSession(cookieHeader) {
      const token = readCookies(cookieHeader)[jar.names.session];
      const session = token ? await sessions.read(token) : null;
      return session && { user: session.user, sessionId: session.id };
    },
    csrfToken(cookieHeader) {
      return readCsrf(readCookies(cookieHeader), jar, needs.env.AUTH_SECRET);
    },
    async endSessions(userId, except) {
      endSessions(needs.db, userId, except);
    },
  };
}
