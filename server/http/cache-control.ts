import type { Env } from '../env.ts';

/**
 * The Cache-Control of what is the same for every visitor: asked for anew each time, so that a change shows at once. With
 * S_MAXAGE set, a CDN or proxy in front may answer by itself for so long, and while it fetches a newer one for
 * STALE_WHILE_REVALIDATE longer.
 */
export function publicCacheControl({ S_MAXAGE, STALE_WHILE_REVALIDATE }: Env): string {
  if (!S_MAXAGE) return 'public, max-age=0, must-revalidate';
  const stale = STALE_WHILE_REVALIDATE ? `, stale-while-revalidate=${STALE_WHILE_REVALIDATE}` : '';
  return `public, max-age=0, s-maxage=${S_MAXAGE}${stale}`;
}
