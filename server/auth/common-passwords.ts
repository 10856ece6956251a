import list from './common-passwords.json' with { type: 'json' };

export const commonPassword =
  'This is one of the most common passwords in the world, so please choose another one.';

/** Whether attackers try the password first. Ignores case. */
export function isCommonPassword(password: string): boolean {
  return words.has(password.toLowerCase());
}

// The most common ones of @zxcvbn-ts/language-common 4.1.3 (MIT, from leaked lists): those of 8 to 16 characters,
// nearly all with a digit and a letter, since the rules refuse others. Plus some that are common in Indonesia and in
// offices.
const words = new Set(list);
