import {
  json,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  urlencoded,
} from 'express';
import { originOf } from '../env.ts';
import { refuseCostlyJson } from '../http/limits.ts';
import { chooseCallbackUrl, isSameOrigin, originFor } from '../http/origin.ts';
import type { Mailer, RateLimits, Services } from '../services.ts';
import {
  type CookieJar,
  type Cookies,
  createCookieJar,
  csrfMatches,
  readCookies,
  readCsrf,
} from './cookies.ts';
import type { Client, Sessions } from './sessions.ts';

/** The parts of the site that the endpoints use. */
export interface AuthServices extends Pick<Services, 'env' | 'log' | 'db' | 'now'> {
  sessions: Sessions;
  limits: RateLimits;
  mailer: Mailer;
}

/** A call of an endpoint. */
export interface AuthCall extends AuthServices {
  request: Request;
  response: Response;
  next: NextFunction;
  /** For rate limits and sessions. */
  client: Client;
  /** The origin in this browser: `https://www.example.com`. Not for content for others. */
  origin: string;
  /** The base of the endpoints: `https://www.example.com/api/auth`. */
  api: string;
  jar: CookieJar;
  cookies: Cookies;
  body: Record<string, unknown>;
  /** Undefined when missing or not a string. */
  field(name: string): string | undefined;
  /** The first of a repeated parameter. */
  query(name: string): string | undefined;
  /** `credentials` in `/callback/credentials`. */
  provider: string | undefined;
  csrfToken: string;
  csrfOk: boolean;
  sameOrigin: boolean;
  callbackUrl: string;
  setCookies: string[];
  /** An address of the site for the Location header. */
  locationOf(url: string): string;
}

/** As in NextAuth v4, nearly every response sets missing CSRF and callback cookies. */
export function readAuthCall(
  services: AuthServices,
  { request, response, next }: Pick<AuthCall, 'request' | 'response' | 'next'>,
  provider?: string,
): AuthCall {
  const { env } = services;
  const origin = originFor(request, env);
  const jar = createCookieJar(originOf(env), origin);
  const cookies = readCookies(request.headers.cookie);
  const body: Record<string, unknown> = { ...request.body };
  const field = (name: string) => asString(body[name]);
  const query = (name: string) => asString([request.query[name]].flat()[0]);
  const csrf = readCsrf(cookies, jar, env.AUTH_SECRET);
  const stored = cookies[jar.names.callbackUrl];
  const callbackUrl = chooseCallbackUrl([field('callbackUrl'), query('callbackUrl'), stored], origin);
  const setCookies = csrf.setCookie ? [csrf.setCookie] : [];
  if (stored !== callbackUrl) setCookies.push(jar.callbackUrl(callbackUrl));
  return {
    ...services,
    ...{ request, response, next, origin, jar, cookies },
    ...{ body, field, query, provider, callbackUrl, setCookies },
    api: `${origin}/api/auth`,
    client: clientOf(request, cookies),
    csrfToken: csrf.token,
    csrfOk: csrfMatches(csrf.token, field('csrfToken')),
    sameOrigin: isSameOrigin(request, env),
    locationOf: (url) => (env.AUTH_URL ? url : withoutOrigin(url, origin)),
  };
}

function clientOf(request: Request, cookies: Cookies): Client {
  // A cookie of the sign-in pages, for every way in.
  const zone = cookies['vinci.time-zone'];
  return {
    address: request.ip ?? '',
    browser: request.get('user-agent')?.slice(0, 200) ?? null,
    timeZone: zone && isTimeZone(zone) ? zone : null,
  };
}

const maxFields = 1000;

/** Forms and JSON up to 1 MB. Other types count as empty. */
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
