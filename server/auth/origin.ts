import type { Request, RequestHandler } from 'express';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import type { Services } from '../services.ts';

/** Where a request was sent. X-Forwarded-* count as far as TRUST_PROXY allows (Express). */
type SentTo = Pick<Request, 'headers' | 'host' | 'protocol'>;
type Settings = Pick<Env, 'AUTH_URL' | 'PORT'>;

/**
 * The origin under which a browser has the site open: AUTH_URL's; without AUTH_URL that of the request. For responses
 * to that browser alone, such as its redirects. Content for others (mails, feeds, cached pages) uses `originOf`,
 * because anybody can send any Host.
 */
export function originFor({ protocol, host }: SentTo, env: Settings): string {
  if (env.AUTH_URL) return originOf(env);
  const scheme = protocol === 'https' ? 'https:' : 'http:';
  const known = parseHost(host, scheme);
  return known ? `${scheme}//${known}` : originOf(env);
}

/**
 * Whether this request may change something. Browsers report the source of a request in Sec-Fetch-Site, older ones (and all
 * of them on plain http) in Origin. Without either it isn't a browser, so nobody's cookies are being misused, and it
 * passes. `none` is somebody reloading a page that they had posted.
 */
export function isSameOrigin(request: SentTo, env: Settings): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site) return site === 'same-origin' || site === 'none';
  return !origin || isOwn(origin, request, env);
}

const maxWarnings = 20;

/** Returns a function that warns the operator, once for each foreign origin, that AUTH_URL may be wrong. */
export function warnOfForeignOrigins(log: Log, env: Settings) {
  const seen = new Set<string>();
  return (request: SentTo) => {
    const { origin } = request.headers;
    if (!origin || isOwn(origin, request, env) || seen.has(origin) || seen.size >= maxWarnings) return;
    seen.add(origin);
    const expected = env.AUTH_URL ? `under AUTH_URL (${env.AUTH_URL})` : 'under the host it was sent to';
    log.warn(
      { origin: origin.slice(0, 200), host: request.host?.slice(0, 200) },
      `A request came from a page that is not ${expected}. If that page is yours, set AUTH_URL to its address.`,
    );
  };
}

/** The query parameter that marks an address which `redirectToOwnHost` redirected to. */
export const moved = 'moved';

/**
 * Redirects a page that was opened under another host than AUTH_URL's to the same page there: its forms post to
 * AUTH_URL, and cookies of one host are not sent to another. Only once: when the redirect comes back under another
 * host, a proxy changes the Host header, and the page is served.
 */
export function redirectToOwnHost({ env, log }: Services): RequestHandler {
  let warned = false;
  return (request, response, next) => {
    if (request.method !== 'GET' || !isOtherHost(request, env)) return next();
    if (!(moved in request.query)) {
      response.set('Cache-Control', 'private, no-store');
      return response.redirect(302, addressOnOwnHost(request, originOf(env)));
    }
    if (!warned) log.warn({ host: request.host }, changedHost);
    warned = true;
    next();
  };
}

const changedHost =
  'Requests come under another host than AUTH_URL’s, even after a redirect. If there is a proxy in front of the site, make it pass on the Host header.';

// Never without AUTH_URL: then the site has no name of its own.
function isOtherHost({ host }: SentTo, env: Settings) {
  if (!env.AUTH_URL || !host) return false;
  const own = new URL(env.AUTH_URL);
  return parseHost(host, own.protocol) !== own.host;
}

function addressOnOwnHost(request: Request, origin: string) {
  const { pathname, searchParams } = new URL(request.originalUrl, origin);
  const callbackUrl = searchParams.get('callbackUrl');
  const path = callbackUrl && ownPath(callbackUrl, `${request.protocol}://${request.host}`);
  if (path) searchParams.set('callbackUrl', path);
  searchParams.set(moved, '1');
  return `${origin}${pathname}?${searchParams}`;
}

// Without AUTH_URL the scheme is ignored: a proxy may terminate https and not say so.
function isOwn(origin: string, { host }: SentTo, env: Settings) {
  if (env.AUTH_URL) return origin === originOf(env);
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const isOrigin = /^https?:$/.test(from.protocol) && from.origin === origin;
  return isOrigin && from.host === parseHost(host, from.protocol);
}

const defaultPorts: Record<string, string> = { 'http:': ':80', 'https:': ':443' };
const maxHostLength = 260; // a name of 253 characters and a port

// A Host header as a URL has it, without the scheme's default port; null for anything that isn't exactly a host.
function parseHost(header: string | undefined, scheme: string): string | null {
  const address = `${scheme}//${header}`;
  if (!header || header.length > maxHostLength || !URL.canParse(address)) return null;
  const { host } = new URL(address);
  const spellings = [host, host + defaultPorts[scheme]];
  return spellings.includes(header.toLowerCase()) ? host : null;
}

// A longer one would fill the cookie that stores it, and the next request's headers with it.
const maxUrlLength = 2000;

/**
 * Where to go after signing in or out: the first of the candidates that isn't empty, made absolute, if it is
 * on the site's own origin; the origin itself otherwise. Never throws and never leads to another site.
 */
export function chooseCallbackUrl(candidates: (string | undefined)[], origin: string): string {
  const first = candidates.find((address) => address);
  return first === undefined ? origin : ownUrl(first, origin);
}

/** The path of an address on the site's own origin, with query and hash; null for any other address. Never throws. */
export function ownPath(address: string, origin: string): string | null {
  if (address === '/' || address === origin) return '/';
  const url = ownUrl(address, origin);
  return url === origin ? null : url.slice(origin.length);
}

function ownUrl(address: string, origin: string) {
  if (address.length > maxUrlLength || address === origin) return origin;
  const base = address.startsWith('/') ? origin : undefined;
  if (!URL.canParse(address, base)) return origin;
  const url = new URL(address, base);
  // Comparing the text, not url.origin: a blob: address has the site's origin too, and user:password@ hides in it.
  const isOwn = url.href.startsWith(`${origin}/`) && !url.pathname.startsWith('//');
  return isOwn && url.href.length <= maxUrlLength ? url.href : origin;
}
