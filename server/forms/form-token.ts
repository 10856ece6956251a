import { randomBytes } from 'node:crypto';
import { equalSecrets, signatureOf } from '../auth/tokens.ts';

export interface FormToken {
  /** Different for each page view. */
  id: string;
  openedAt: Date;
}

// Somebody may leave a form open overnight, or over a weekend.
const longestLife = 7 * 24 * 60 * 60_000;

export function createFormToken(secret: string, now: Date): string {
  const payload = `${randomBytes(16).toString('hex')}.${now.getTime().toString(36)}`;
  return `${payload}.${signatureOf(secret, `form ${payload}`)}`;
}

/** Null for a foreign token, or one older than a week. */
export function readFormToken(token: string, secret: string, now: Date): FormToken | null {
  const [id = '', time = '', signature = ''] = token.split('.');
  if (!equalSecrets(signature, signatureOf(secret, `form ${id}.${time}`))) return null;
  const openedAt = new Date(Number.parseInt(time, 36));
  return now.getTime() - openedAt.getTime() > longestLife ? null : { id, openedAt };
}
