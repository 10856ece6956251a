// Signed, not stored: no table, nothing to clean up. Links can't be revoked one by one, which is enough for a closed site.
import { equalSecrets, signatureOf } from '../auth/tokens.ts';
import type { Env } from '../env.ts';
import type { FormerSite } from './points.ts';

/** How long a preview link shows the site, in milliseconds: 7 days. */
export const previewLasts = 7 * 24 * 60 * 60 * 1000;

/** A token that shows the site during maintenance: `{expiry in seconds}.{signature}`. Incrementing the signed epoch revokes all. */
export function signPreview(secret: string, epoch: number, now: Date): string {
  return signUntil(secret, `preview ${epoch}`, new Date(now.getTime() + previewLasts));
}

/** When the token expires; null when it is invalid, expired or revoked. */
export function checkPreview(token: string, secret: string, epoch: number, now: Date): Date | null {
  return checkSigned(token, secret, `preview ${epoch}`, now);
}

/** The token of a former site, for its address and cookie. */
export function signFormer(
  { AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>,
  { startedAt, until }: FormerSite,
): string {
  return signUntil(AUTH_SECRET, subjectOf(startedAt), until);
}

/** Whether the token shows this state at this instant. */
export function showsFormer(token: string, secret: string, { startedAt }: FormerSite, now: Date): boolean {
  return checkSigned(token, secret, subjectOf(startedAt), now) !== null;
}

function subjectOf(startedAt: Date) {
  return `rehearsal ${startedAt.getTime()}`;
}

function signUntil(secret: string, subject: string, until: Date): string {
  const expires = Math.floor(until.getTime() / 1000);
  return `${expires}.${signatureOf(secret, `${subject} ${expires}`)}`;
}

// The expiry; null when invalid or expired.
function checkSigned(token: string, secret: string, subject: string, now: Date): Date | null {
  const [, seconds, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!seconds || !given) return null;
  if (!equalSecrets(given, signatureOf(secret, `${subject} ${Number(seconds)}`))) return null;
  const expires = new Date(Number(seconds) * 1000);
  return expires > now ? expires : null;
}
