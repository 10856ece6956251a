import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits as 64 hexadecimal digits. */
export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** What the database stores of a token. No salt: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two secrets in constant time. */
export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
