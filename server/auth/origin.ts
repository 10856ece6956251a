import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';

/** The site's own origin: scheme, host and port of AUTH_URL. */
export function originOf(env: Pick<Env, 'AUTH_URL'>): string {
  return new URL(env.AUTH_URL).origin;
}

/**
 * May a request with these headers change something? Browsers say where a request comes from in Sec-Fetch-Site, older
 * ones (and all of them on plain http) in Origin, which must be AUTH_URL's. Without either it is no browser,
 * so nobody's cookies are being misused, and it passes. `none` is somebody reloading a page that they had posted.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, env: Pick<Env, 'AUTH_URL'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  return !headers.origin || headers.origin === originOf(env);
}

const maxWarnings = 20;

/** Gives a function that tells the operator, once for each foreign origin, that AUTH_URL may be wrong. */
export function warnOfForeignOrigins(log: Log, env: Pick<Env, 'AUTH_URL'>) {
  const seen = new Set<string>();
  return (headers: IncomingHttpHeaders) => {
    const origin = headers.origin;
    if (!origin || origin === originOf(env) || seen.has(origin) || seen.size >= maxWarnings) return;
    seen.add(origin);
    log.warn(
      { origin: origin.slice(0, 200) },
      `A request came from a page that is not under AUTH_URL (${env.AUTH_URL}). If that page is yours, set AUTH_URL to its address.`,
    );
  };
}
