import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { immediate, type Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { setPasswordInput } from '#lib/password-rules.ts';
import type { Services } from '../services.ts';
import { storePassword } from './accounts.ts';
import { commonPassword, isCommonPassword } from './common-passwords.ts';
import { readPasswordLink } from './password-links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Why a password was not set: a sentence for the whole form, or for its fields. */
export interface Refusal {
  status: 410 | 422 | 429;
  /** Seconds until another attempt is allowed, with 429. */
  wait?: number;
  message?: string | undefined;
  newPassword?: string | undefined;
  confirmPassword?: string | undefined;
}

const isVoid: Refusal = {
  status: 410,
  message: 'This link is no longer valid. Please ask an administrator for a new one.',
};
const tooMany: Refusal = { status: 429, message: 'Too many attempts. Please try again in 15 minutes.' };
const unchanged: Refusal = { status: 422, newPassword: 'New password must be deferent.' };
const common: Refusal = { status: 422, newPassword: commonPassword };

/**
 * What the POST of `/auth/set-password` does: uses the link up, stores the password and ends the account's sessions.
 * Gives null when that is done, or why not. The caller has checked `isSameOrigin`.
 */
export async function setPassword(
  services: Services,
  form: unknown,
  address: string,
): Promise<Refusal | null> {
  const { db, now } = services;
  const read = setPasswordInput.safeParse(form);
  if (!read.success) return refusalOf(z.flattenError(read.error).fieldErrors);
  const { token, newPassword } = read.data;
  if (isCommonPassword(newPassword)) return common;
  const attempt = services.auth.limits.openLink(address);
  if (attempt.wait) return { ...tooMany, wait: attempt.wait };
  const holder = readPasswordLink(db, token, now());
  if (!holder) return isVoid;
  attempt.succeeded();
  if (await verifyPassword(passwordOf(db, holder.userId), newPassword)) return unchanged;
  const passwordHash = await hashPassword(newPassword);
  const done = db.transaction((tx) => {
    // Again, since somebody else may have used it while the password was being hashed.
    const link = readPasswordLink(tx, token, now());
    if (link) storePassword(tx, link.userId, passwordHash, now());
    return link !== null;
  }, immediate);
  return done ? null : isVoid;
}

function refusalOf(errors: { newPassword?: string[]; confirmPassword?: string[] }): Refusal {
  const [newPassword] = errors.newPassword ?? [];
  const [confirmPassword] = errors.confirmPassword ?? [];
  // Without a word on the fields, something else was sent than the form.
  return newPassword || confirmPassword ? { status: 422, newPassword, confirmPassword } : isVoid;
}

function passwordOf(db: Queries, userId: string) {
  const row = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).get();
  return row?.hash ?? null;
}
