import { randomInt } from 'node:crypto';
import { newPasswordRules } from '#lib/password-rules.ts';
import list from './common-passwords.json' with { type: 'json' };

// OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const strength = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

// Nobody's hash. Verifying against it takes as long as against a real one.
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$2hlWEpHnstd5lXELQxwhyg$x5Zlho/bf9GsB0DZVJWpIsk6aX1qiDMF2bT1KWTCEY0';

// To find its binary it looks at the C library, which takes longer than a hash.
const loadArgon2 = () => import('@node-rs/argon2');

// Without 0 O 1 l I, which look alike.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(password, strength);
}

/** Takes the same time without an account or a password. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  const matches = await verify(passwordHash ?? nobody, password);
  return matches && passwordHash !== null;
}

/** 16 characters in readable groups, like `Kq7-mTb-4sX-hPw9`. About 75 bits. */
export function generatePassword(): string {
  const groups = [3, 3, 3, 4].map((length) => {
    return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  });
  const password = groups.join('-');
  const varied = /[a-z]/.test(password) && /[A-Z]/.test(password);
  return varied && newPasswordRules.safeParse(password).success ? password : generatePassword();
}

// The most common ones of @zxcvbn-ts/language-common 4.1.3 (MIT, from leaked lists): those of 8 to 16 characters,
// nearly all with a digit and a letter, since the rules refuse others. Plus some that are common in Indonesia and in
// offices.
const commonPasswords = new Set(list);

export const commonPassword =
  'This is one of the most common passwords in the world, so please choose another one.';

/** Whether attackers try the password first. Ignores case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
