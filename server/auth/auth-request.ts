import type { NextFunction, Request, Response } from 'express';
import type { AuthContext } from './auth-context.ts';
import { chooseCallbackUrl } from './callback-url.ts';
import { type Cookies, csrfMatches, readCookies, readCsrf } from './cookies.ts';
import { isSameOrigin } from './origin.ts';

/** A request to one of the endpoints, read, and the cookies that its answer will set. */
export interface AuthRequest {
  request: Request;
  response: Response;
  /** Leaves the answer to the pages. */
  next: NextFunction;
  cookies: Cookies;
  /** The text fields of the body, form or JSON. */
  body: Record<string, unknown>;
  /** A field of the body as text; undefined when it is missing or no text. */
  field(name: string): string | undefined;
  /** The same for the query; of a repeated one the first. */
  query(name: string): string | undefined;
  /** The second word of the path: `credentials` in `/callback/credentials`. */
  provider: string | undefined;
  csrfToken: string;
  /** Did the body bring the csrf token of the cookie? */
  csrfOk: boolean;
  sameOrigin: boolean;
  callbackUrl: string;
  setCookies: string[];
  /** An address of the site as a Location header has it. */
  locationOf(url: string): string;
}

/** What Express hands to a route. */
type RouteArguments = Pick<AuthRequest, 'request' | 'response' | 'next'>;

/** Reads a request. As NextAuth v4 does, nearly every answer sets the csrf and callback cookies where they are missing. */
export function readAuthRequest(
  context: AuthContext,
  { request, response, next }: RouteArguments,
  provider?: string,
): AuthRequest {
  const cookies = readCookies(request.headers.cookie);
  const body = fieldsOf(request.body);
  const field = (name: string) => text(body[name]);
  const query = (name: string) => text([request.query[name]].flat()[0]);
  const csrf = readCsrf(cookies, context.jar, context.env.AUTH_SECRET);
  const kept = cookies[context.jar.names.callbackUrl];
  const callbackUrl = chooseCallbackUrl([field('callbackUrl'), query('callbackUrl'), kept], context.origin);
  const setCookies = csrf.setCookie ? [csrf.setCookie] : [];
  if (kept !== callbackUrl) setCookies.push(context.jar.callbackUrl(callbackUrl));
  const csrfOk = csrfMatches(csrf.token, field('csrfToken'));
  const sameOrigin = isSameOrigin(request, context.env);
  const locationOf = (url: string) => (context.env.AUTH_URL ? url : withoutOrigin(url, context.origin));
  const words = { cookies, body, field, query, provider, callbackUrl, setCookies, locationOf };
  return { request, response, next, ...words, csrfToken: csrf.token, csrfOk, sameOrigin };
}

/** The address that counts for rate limits and the browser's own description, as a session keeps them. */
export function clientInfo(request: Request): { address: string; browser: string | null } {
  return { address: request.ip ?? '', browser: request.get('user-agent')?.slice(0, 200) ?? null };
}

// The browser stays under the name that it knows, whatever a proxy has made of scheme and host: under another one the
// policy of the page (form-action) would stop it without a word.
function withoutOrigin(address: string, origin: string) {
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : address;
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return body !== null && typeof body === 'object' ? { ...body } : {};
}

function text(value: unknown) {
  return typeof value === 'string' ? value : undefined;
}
