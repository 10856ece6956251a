import type { Env } from '../env.ts';

/**
 * The Cache-Control of responses that are the same for every visitor: revalidated each time, so that changes show at
 * once. With S_MAXAGE, a CDN or proxy may serve its copy for that long, and for STALE_WHILE_REVALIDATE longer while it
 * fetches a newer one.
 */
export function publicCacheControl({ S_MAXAGE, STALE_WHILE_REVALIDATE }: Env): string {
  if (!S_MAXAGE) return 'public, max-age=0, must-revalidate';
  const stale = STALE_WHILE_REVALIDATE ? `, stale-while-revalidate=${STALE_WHILE_REVALIDATE}` : '';
  return `public, max-age=0, s-maxage=${S_MAXAGE}${stale}`;
}
