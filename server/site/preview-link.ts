// Signed, not stored: no table, nothing to clean up. A single link can't be revoked, which is enough for links that only show a
// site that is still closed.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview link shows the site, in milliseconds: 7 days. */
export const previewLasts = 7 * 24 * 60 * 60 * 1000;

/**
 * A token that lets its holder see the site during maintenance: `{expiry in seconds}.{signature}`. The epoch (a number
 * in the site settings) is part of the signature, so incrementing it revokes every earlier link.
 */
export function signPreview(secret: string, epoch: number, now: Date): string {
  const expires = Math.floor((now.getTime() + previewLasts) / 1000);
  return `${expires}.${signature(secret, epoch, expires)}`;
}

/** When the token expires; null when it is invalid, expired or revoked. */
export function checkPreview(token: string, secret: string, epoch: number, now: Date): Date | null {
  const [, seconds, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!seconds || !given) return null;
  const expected = signature(secret, epoch, Number(seconds));
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  const expires = new Date(Number(seconds) * 1000);
  return expires > now ? expires : null;
}

function signature(secret: string, epoch: number, expires: number) {
  return createHmac('sha256', secret).update(`preview ${epoch} ${expires}`).digest('base64url');
}
