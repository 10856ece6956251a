import type { Request } from 'express';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../log.ts';

/** What is read of a request to know where it was sent. X-Forwarded-* count as far as TRUST_PROXY lets them (Express). */
type Asked = Pick<Request, 'headers' | 'host' | 'protocol'>;
type Settings = Pick<Env, 'AUTH_URL' | 'PORT'>;

/**
 * The origin that a browser has the site open under: AUTH_URL's; without AUTH_URL the one that it sent the request to. For
 * answers to that browser alone, such as its redirects. What others read (mails, feeds, cached pages) takes `originOf`,
 * because anybody can send any Host.
 */
export function originFor({ protocol, host }: Asked, env: Settings): string {
  if (env.AUTH_URL) return originOf(env);
  const scheme = protocol === 'https' ? 'https:' : 'http:';
  const asked = readHost(host, scheme);
  return asked ? `${scheme}//${asked}` : originOf(env);
}

/** Was the request sent to another host than AUTH_URL's? Never without AUTH_URL: then the site has no name of its own. */
export function isElsewhere({ host }: Asked, env: Settings): boolean {
  if (!env.AUTH_URL || !host) return false;
  const own = new URL(env.AUTH_URL);
  return readHost(host, own.protocol) !== own.host;
}

/**
 * May this request change something? Browsers say where a request comes from in Sec-Fetch-Site, older ones (and all of
 * them on plain http) in Origin. Without either it is no browser, so nobody's cookies are being misused, and it passes.
 * `none` is somebody reloading a page that they had posted.
 */
export function isSameOrigin(request: Asked, env: Settings): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site) return site === 'same-origin' || site === 'none';
  return !origin || isOwn(origin, request, env);
}

const maxWarnings = 20;

/** Gives a function that tells the operator, once for each foreign origin, that AUTH_URL may be wrong. */
export function warnOfForeignOrigins(log: Log, env: Settings) {
  const seen = new Set<string>();
  return (request: Asked) => {
    const { origin } = request.headers;
    if (!origin || isOwn(origin, request, env) || seen.has(origin) || seen.size >= maxWarnings) return;
    seen.add(origin);
    const place = env.AUTH_URL ? `under AUTH_URL (${env.AUTH_URL})` : 'under the host it was sent to';
    log.warn(
      { origin: origin.slice(0, 200), host: request.host?.slice(0, 200) },
      `A request came from a page that is not ${place}. If that page is yours, set AUTH_URL to its address.`,
    );
  };
}

// Without AUTH_URL the scheme is left out: a proxy may take https off the request and not say so.
function isOwn(origin: string, { host }: Asked, env: Settings) {
  if (env.AUTH_URL) return origin === originOf(env);
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const isOrigin = /^https?:$/.test(from.protocol) && from.origin === origin;
  return isOrigin && from.host === readHost(host, from.protocol);
}

const defaultPorts: Record<string, string> = { 'http:': ':80', 'https:': ':443' };
const longestHost = 260; // a name of 253 characters and a port

// A Host header as a URL has it, without the scheme's own port; null for what is more or less than a host.
function readHost(given: string | undefined, scheme: string): string | null {
  const address = `${scheme}//${given}`;
  if (!given || given.length > longestHost || !URL.canParse(address)) return null;
  const { host } = new URL(address);
  const spellings = [host, host + defaultPorts[scheme]];
  return spellings.includes(given.toLowerCase()) ? host : null;
}
