import {
  json,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  urlencoded,
} from 'express';
import type { Database } from '#database/client.ts';
import { refuseCostlyJson } from '../api/limits.ts';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import {
  type CookieJar,
  type Cookies,
  createCookieJar,
  csrfMatches,
  readCookies,
  readCsrf,
} from './cookies.ts';
import type { Mailer } from './mail.ts';
import { chooseCallbackUrl, isSameOrigin, originFor } from './origin.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Client, Sessions } from './sessions.ts';

/** The context that all endpoints share. */
export interface SharedAuthContext {
  env: Env;
  log: Log;
  db: Database;
  now(): Date;
  sessions: Sessions;
  limits: RateLimits;
  mailer: Mailer;
}

/** The context of an endpoint for one request. */
export interface AuthContext extends SharedAuthContext {
  /** The origin under which the browser has the site open: `https://www.example.com`. Not for content for others. */
  origin: string;
  /** Where the endpoints are: `https://www.example.com/api/auth`. */
  api: string;
  jar: CookieJar;
}

/** A parsed request to one of the endpoints, and the cookies that its response will set. */
export interface AuthRequest {
  request: Request;
  response: Response;
  /** Passes the request on to the pages. */
  next: NextFunction;
  cookies: Cookies;
  /** The text fields of the body, form or JSON. */
  body: Record<string, unknown>;
  /** A field of the body; undefined when it is missing or not a string. */
  field(name: string): string | undefined;
  /** A parameter of the query; the first of a repeated one. */
  query(name: string): string | undefined;
  /** The second segment of the path: `credentials` in `/callback/credentials`. */
  provider: string | undefined;
  csrfToken: string;
  /** Did the body carry the CSRF token of the cookie? */
  csrfOk: boolean;
  sameOrigin: boolean;
  callbackUrl: string;
  setCookies: string[];
  /** An address of the site as a Location header has it. */
  locationOf(url: string): string;
}

type RouteArguments = Pick<AuthRequest, 'request' | 'response' | 'next'>;

/** Adds what depends on the host that a request was sent to. */
export function createAuthContext(shared: SharedAuthContext, request: Request): AuthContext {
  const origin = originFor(request, shared.env);
  return { ...shared, origin, api: `${origin}/api/auth`, jar: createCookieJar(originOf(shared.env), origin) };
}

/** Parses a request. As in NextAuth v4, nearly every response sets missing CSRF and callback cookies. */
export function readAuthRequest(
  context: AuthContext,
  { request, response, next }: RouteArguments,
  provider?: string,
): AuthRequest {
  const cookies = readCookies(request.headers.cookie);
  const body = fieldsOf(request.body);
  const field = (name: string) => asString(body[name]);
  const query = (name: string) => asString([request.query[name]].flat()[0]);
  const csrf = readCsrf(cookies, context.jar, context.env.AUTH_SECRET);
  const stored = cookies[context.jar.names.callbackUrl];
  const callbackUrl = chooseCallbackUrl([field('callbackUrl'), query('callbackUrl'), stored], context.origin);
  const setCookies = csrf.setCookie ? [csrf.setCookie] : [];
  if (stored !== callbackUrl) setCookies.push(context.jar.callbackUrl(callbackUrl));
  const csrfOk = csrfMatches(csrf.token, field('csrfToken'));
  const sameOrigin = isSameOrigin(request, context.env);
  const locationOf = (url: string) => (context.env.AUTH_URL ? url : withoutOrigin(url, context.origin));
  const parsed = { cookies, body, field, query, provider, callbackUrl, setCookies, locationOf };
  return { request, response, next, ...parsed, csrfToken: csrf.token, csrfOk, sameOrigin };
}

/** The client's IP address, for rate limits, and its user agent and time zone, as stored with a session. */
export function clientInfo(request: Request): Client {
  const browser = request.get('user-agent')?.slice(0, 200) ?? null;
  return { address: request.ip ?? '', browser, timeZone: timeZoneOf(request) };
}

// The pages of the sign-in note it in this cookie, so that every way in has it.
function timeZoneOf(request: Request) {
  const zone = readCookies(request.headers.cookie)['vinci.time-zone'];
  return zone && isTimeZone(zone) ? zone : null;
}

// As many as a form may have. Anybody may send one.
const maxFields = 1000;

/** Parses form and JSON bodies of up to 1 MB. Other types count as having no fields. */
export const readBodies: RequestHandler[] = [
  json({
    limit: '1mb',
    type: ['application/json', 'application/ld+json'],
    verify: (request, response, body, charset) =>
      refuseCostlyJson(request, response, body, charset, maxFields),
  }),
  urlencoded({ limit: '1mb', extended: false, parameterLimit: maxFields }),
];

// Relative redirects keep the browser under the name it knows, whatever a proxy did to scheme and host: under another
// one the page's policy (form-action) would block the redirect silently.
function withoutOrigin(address: string, origin: string) {
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : address;
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return body !== null && typeof body === 'object' ? { ...body } : {};
}

function isTimeZone(text: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text.slice(0, 64) }));
  } catch {
    return false;
  }
}

function asString(value: unknown) {
  return typeof value === 'string' ? value : undefined;
}
