import type { Env } from '../env.ts';

/** The Cache-Control of public responses: revalidated each time, so that changes show at once; with S_MAXAGE, cached by a CDN. */
export function publicCacheControl({ S_MAXAGE, STALE_WHILE_REVALIDATE }: Env): string {
  if (!S_MAXAGE) return 'public, max-age=0, must-revalidate';
  const stale = STALE_WHILE_REVALIDATE ? `, stale-while-revalidate=${STALE_WHILE_REVALIDATE}` : '';
  return `public, max-age=0, s-maxage=${S_MAXAGE}${stale}`;
}
