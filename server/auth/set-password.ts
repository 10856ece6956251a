import type { House } from '../house.ts';
import { immediate } from './accounts.ts';
import { readPasswordLink } from './password-links.ts';
import { setPasswordInput } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { storePassword } from './store-password.ts';

const isVoid = 'This link is no longer valid. Please ask an administrator for a new one.';

/**
 * What the POST of `/auth/set-password` does: uses the link up, stores the password and ends the account's sessions.
 * Gives null when that is done, or the sentence to show on the form. The caller has checked `isSameOrigin`.
 */
export async function setPassword(house: House, form: unknown, address: string): Promise<string | null> {
  const read = setPasswordInput.safeParse(form);
  if (!read.success) return read.error.issues[0]?.message ?? isVoid;
  const { token, newPassword } = read.data;
  const attempt = await house.auth.limits.attempt(null, address);
  if (attempt.wait) return 'Too many attempts. Please try again in 15 minutes.';
  if (!readPasswordLink(house.db, token, house.now())) return isVoid;
  const passwordHash = await hashPassword(newPassword);
  const done = house.db.transaction((tx) => {
    // Again, since somebody else may have used it while the password was being hashed.
    const link = readPasswordLink(tx, token, house.now());
    if (link) storePassword(tx, link.userId, passwordHash, house.now());
    return link !== null;
  }, immediate);
  if (!done) return isVoid;
  await attempt.succeeded();
  return null;
}
