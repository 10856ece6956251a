import { TRPCError } from '@trpc/server';
import { and, eq } from 'drizzle-orm';
import { immediate } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { Context } from '../trpc.ts';
import { normalizeEmail, storePassword } from './accounts.ts';
import { commonPassword, isCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { SessionUser } from './session-user.ts';

interface PasswordChange {
  email: string;
  currentPassword: string;
  newPassword?: string | undefined;
}

/** Changes the password of `ctx.user` and ends all sessions of the account. Throws a sentence for the user. */
export async function changePassword(ctx: Context & { user: SessionUser }, change: PasswordChange) {
  const { newPassword, currentPassword } = change;
  if (normalizeEmail(change.email) !== ctx.user.email)
    refuse('You can only change the password of your own account.');
  if (newPassword === undefined) refuse('Password minimum 8 character.');
  if (isCommonPassword(newPassword)) refuse(commonPassword);
  const before = await verifyCurrentPassword(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  ctx.db.transaction((tx) => {
    // While the passwords were being hashed, the account may have been deactivated or got another one.
    const unchanged = and(eq(users.id, ctx.user.id), eq(users.passwordHash, before), eq(users.active, true));
    const account = tx.select({ id: users.id }).from(users).where(unchanged).get();
    if (!account) refuse('The account was changed meanwhile. Please sign in again.');
    storePassword(tx, account.id, passwordHash, ctx.now());
  }, immediate);
}

async function verifyCurrentPassword(
  { auth, db, user, address }: Context & { user: SessionUser },
  password: string,
) {
  const attempt = auth.limits.changePassword(user.id, address);
  if (attempt.wait) {
    const minutes = Math.ceil(attempt.wait / 60);
    const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message });
  }
  const row = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id)).get();
  if (!(await verifyPassword(row?.hash ?? null, password))) refuse('The current password is wrong.');
  attempt.succeeded();
  return row?.hash ?? '';
}

function refuse(message: string): never {
  throw new TRPCError({ code: 'BAD_REQUEST', message });
}
