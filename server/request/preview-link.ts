// Signed, not stored: no table, nothing to clean up. Links can't be revoked one by one, which is enough for a closed site.
import type { Queries } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { equalSecrets, signatureOf } from '../auth/tokens.ts';
import { originOf } from '../env.ts';
import type { Services } from '../services.ts';
import type { FormerSite } from './points.ts';

const lasts = 7 * 24 * 60 * 60 * 1000;

type Signer = Pick<Services, 'env' | 'now'>;

/** A link that shows the site during maintenance, for 7 days: `/preview/{expiry in seconds}.{signature}`. */
export function previewLink({ env, db, now }: Services, origin = originOf(env)) {
  const expiresAt = new Date(now().getTime() + lasts);
  return { url: `${origin}/preview/${signUntil(env, previewsOf(db), expiresAt)}`, expiresAt };
}

/** When the token of a preview link expires; null when it is invalid, expired or revoked. */
export function checkPreview(services: Services, token: string): Date | null {
  return checkSigned(services, token, previewsOf(services.db));
}

/** The token of a former site, for its address and cookie. */
export function signFormer(env: Signer['env'], former: FormerSite): string {
  return signUntil(env, subjectOf(former), former.until);
}

/** Whether the token shows this state now. */
export function showsFormer(signer: Signer, token: string, former: FormerSite): boolean {
  return checkSigned(signer, token, subjectOf(former)) !== null;
}

// Incrementing the epoch revokes all.
function previewsOf(db: Queries) {
  return `preview ${readSettings(db).previewEpoch}`;
}

function subjectOf({ startedAt }: FormerSite) {
  return `rehearsal ${startedAt.getTime()}`;
}

function signUntil({ AUTH_SECRET }: Signer['env'], subject: string, until: Date): string {
  const expires = Math.floor(until.getTime() / 1000);
  return `${expires}.${signatureOf(AUTH_SECRET, `${subject} ${expires}`)}`;
}

// The expiry; null when invalid or expired.
function checkSigned({ env, now }: Signer, token: string, subject: string): Date | null {
  const [, seconds, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!seconds || !given) return null;
  if (!equalSecrets(given, signatureOf(env.AUTH_SECRET, `${subject} ${Number(seconds)}`))) return null;
  const expires = new Date(Number(seconds) * 1000);
  return expires > now() ? expires : null;
}
