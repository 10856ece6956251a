import type { Request, RequestHandler } from 'express';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import type { Services } from '../services.ts';

type SentTo = Pick<Request, 'headers' | 'host' | 'protocol'>;
type Settings = Pick<Env, 'AUTH_URL' | 'PORT'>;

/** AUTH_URL's origin, or the request's without AUTH_URL. Only for responses to that browser: anybody can send any Host. Others use `originOf`. */
export function originFor({ protocol, host }: SentTo, env: Settings): string {
  if (env.AUTH_URL) return originOf(env);
  const scheme = protocol === 'https' ? 'https:' : 'http:';
  const known = parseHost(host, scheme);
  return known ? `${scheme}//${known}` : originOf(env);
}

/** Whether a request may change something, by Sec-Fetch-Site or Origin. Without either it isn't a browser; `none` is a reloaded POST. */
export function isSameOrigin(request: SentTo, env: Settings): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site) return site === 'same-origin' || site === 'none';
  return !origin || isOwn(origin, request, env);
}

const maxWarnings = 20;

/** Returns a function that warns once for each foreign origin: AUTH_URL may be wrong. */
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

/** Marks addresses that `redirectToOwnHost` redirected to. */
export const moved = 'moved';

/** Redirects pages under another host to AUTH_URL, whose cookies their forms need. Only once, in case a proxy changes the Host. */
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

// Without AUTH_URL the site has no name of its own.
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

// Without AUTH_URL the scheme is ignored: a proxy may terminate https silently.
function isOwn(origin: string, { host }: SentTo, env: Settings) {
  if (env.AUTH_URL) return origin === originOf(env);
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const isOrigin = /^https?:$/.test(from.protocol) && from.origin === origin;
  return isOrigin && from.host === parseHost(host, from.protocol);
}

const defaultPorts: Record<string, string> = { 'http:': ':80', 'https:': ':443' };
const maxHostLength = 260; // a name of 253 characters and a port

// Without the scheme's default port; null unless it is exactly a host.
function parseHost(header: string | undefined, scheme: string): string | null {
  const address = `${scheme}//${header}`;
  if (!header || header.length > maxHostLength || !URL.canParse(address)) return null;
  const { host } = new URL(address);
  const spellings = [host, host + defaultPorts[scheme]];
  return spellings.includes(header.toLowerCase()) ? host : null;
}

// A longer one would overflow its cookie.
const maxUrlLength = 2000;

/** The first non-empty candidate, made absolute, if it is on the site's own origin; else the origin. Never throws. */
export function chooseCallbackUrl(candidates: (string | undefined)[], origin: string): string {
  const first = candidates.find((address) => address);
  return first === undefined ? origin : ownUrl(first, origin);
}

/** Path, query and hash of an address on the own origin; null for others. Never throws. */
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
