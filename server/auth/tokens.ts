import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits as 64 hexadecimal digits. */
export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** What the database keeps of a token. No salt: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
