import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as hexadecimal digits. */
export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** No salt: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** In constant time. */
export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
