import express, { type Request, type Response } from 'express';
import { waitForWriteLock } from '#database/write-lock.ts';
import { originOf } from '../env.ts';
import { warnOfForeignOrigins } from '../http/origin.ts';
import { createMailer } from '../mail/mail.ts';
import type { Log } from '../process/log.ts';
import type { Auth, Services } from '../services.ts';
import { createCookieJar, readCookies, readCsrf } from './cookies.ts';
import {
  askForEmail,
  openMagicLink,
  sendMagicLink,
  sendPasswordLink,
  sendsLinks,
  showCheckYourEmail,
} from './magic-link.ts';
import { createRateLimits, memoryLimit, networkOf } from './rate-limits.ts';
import { type AuthCall, type AuthServices, readAuthCall, readBodies } from './request.ts';
import {
  notSupported,
  refuse,
  refuseBody,
  respondWithUrl,
  sendJson,
  sendText,
  showError,
} from './responses.ts';
import { sendPasskeyOptions, signInWithCode, signInWithPasskey } from './second-factor/endpoints.ts';
import { secondFactorPath } from './second-factor/pending.ts';
import { askToSignOut, showSession, signOut, updateSession } from './session-endpoints.ts';
import { createSessions } from './sessions.ts';
import { backOffice, backToSignIn, showSignIn, signIn, signInWithPassword } from './sign-in.ts';

export function createAuth(options: Pick<Services, 'env' | 'log' | 'db' | 'now'>): Auth {
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
      const call = readAuthCall(shared, { request, response, next() {} });
      const isSignedIn = await signIn(call, account, false);
      response.append('Set-Cookie', call.setCookies);
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

type Endpoint = (call: AuthCall) => void | Promise<void>;

// 'callback/email' is for that provider, 'callback' for all others.
const endpoints = new Map<string, Endpoint>([
  ['GET csrf', (call) => sendJson(call, 200, { csrfToken: call.csrfToken })],
  ['GET providers', showProviders],
  ['GET session', showSession],
  ['POST session', updateSession],
  ['GET signin', showSignIn],
  ['POST signin', guarded('signin', backToSignIn)],
  ['GET signout', askToSignOut],
  ['POST signout', guarded('signout', signOut)],
  ['POST signin/email', guarded('signin', sendMagicLink)],
  ['GET forgot-password', askForEmail],
  ['POST forgot-password', guarded('signin', sendPasswordLink)],
  ['POST callback/credentials', guarded('signin', signInWithPassword)],
  ['POST callback/second-factor', guarded('signin', signInWithCode)],
  ['POST passkey-options', guarded('signin', sendPasskeyOptions)],
  ['POST callback/passkey', guarded('signin', signInWithPasskey)],
  ['GET callback/credentials', refuseGet],
  ['GET callback/email', openMagicLink],
  ['POST callback/email', openMagicLink],
  ['GET error', showError],
  ['GET verify-request', showCheckYourEmail],
]);

/** NextAuth v4's endpoints (spec §2 and §7), for its browser client. */
export function createEndpoints(services: AuthServices): express.Router {
  const router = express.Router();
  const warn = warnOfForeignOrigins(services.log, services.env);
  const clientLog = createClientLog(services.log);
  router.use((request, _, next) => {
    warn(request);
    next();
  });
  router.use(...readBodies);
  router.use(async (request, response, next) => {
    if (request.path === '/') return next();
    if (request.path.endsWith('/')) return withoutSlash(request, response);
    const [action = '', provider] = request.path.slice(1).split('/');
    const key = `${request.method} ${action}`;
    if (key === 'POST _log') return clientLog(request, response);
    const endpoint = endpoints.get(`${key}/${provider}`) ?? endpoints.get(key);
    if (!endpoint) return notSupported(request.method, response);
    if (request.method === 'POST' || action === 'callback') await waitForWriteLock(services.db);
    await endpoint(readAuthCall(services, { request, response, next }, provider));
  });
  router.use(refuseBody);
  return router;
}

// Requires a page of this site and the CSRF token.
function guarded(retry: 'signin' | 'signout', endpoint: Endpoint): Endpoint {
  return (call) => {
    if (!call.sameOrigin) return refuse(call, 403, 'AccessDenied');
    // Not an error status: NextAuth's clients read the address as the result.
    if (!call.csrfOk) return respondWithUrl(call, 200, `${call.api}/${retry}?csrf=true`);
    return endpoint(call);
  };
}

// In NextAuth v4's format, and as there without cookies.
function showProviders({ env, api, response }: AuthCall) {
  const provider = (id: string, name: string) => {
    return { id, name, type: id, signinUrl: `${api}/signin/${id}`, callbackUrl: `${api}/callback/${id}` };
  };
  const credentials = provider('credentials', 'Credentials');
  // The URLs depend on the host of the request.
  response.set('Cache-Control', 'private, no-cache');
  response.json(sendsLinks(env) ? { credentials, email: provider('email', 'Email') } : { credentials });
}

// The client's mistake, but NextAuth v4 answers with 500.
function refuseGet({ response }: AuthCall) {
  sendText(response, 500, 'Error: Callback for provider type credentials not supported');
}

function withoutSlash({ baseUrl, path, originalUrl }: Request, response: Response) {
  const query = originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';
  response
    .status(308)
    .set('Location', `${baseUrl}${path.replace(/\/+$/, '')}${query}`)
    .end();
}

const levels = new Set(['error', 'warn', 'debug']);

/** Reports of the browser's session client. Anybody may call it, so it logs little and rarely. */
function createClientLog(log: Log) {
  const wait = memoryLimit(30, 60);
  return (request: Request, response: Response) => {
    response.status(200).end();
    const { level, code, message, url } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof level !== 'string' || !levels.has(level)) return;
    if (wait(networkOf(request.ip ?? ''))) return;
    const report = { code: short(code), message: short(message), url: short(url) };
    log[level as 'error' | 'warn' | 'debug']({ browser: report }, 'A browser reports');
  };
}

function short(value: unknown) {
  return typeof value === 'string' ? value.slice(0, 300) : undefined;
}
