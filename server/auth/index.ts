import type { Database } from '#database/client.ts';
import { type Env, originOf } from '../env.ts';
import { createMailer } from '../mail/mail.ts';
import type { Log } from '../process/log.ts';
import type { Auth } from '../services.ts';
import { createCookieJar, readCookies, readCsrf } from './cookies.ts';
import { createEndpoints } from './endpoints.ts';
import { createRateLimits } from './rate-limits.ts';
import { createAuthContext, readAuthRequest } from './request.ts';
import { secondFactorPath } from './second-factor/pending.ts';
import { createSessions } from './sessions.ts';
import { backOffice, signIn } from './sign-in.ts';

export function createAuth(options: { env: Env; log: Log; db: Database; now(): Date }): Auth {
  // Also without validation: nothing may be signed with an empty secret.
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
