import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as hexadecimal digits. */
export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** No salt: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Of a text that only this server signs. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** In constant time. */
export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
