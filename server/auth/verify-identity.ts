import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { users } from '#database/tables.ts';
import type { identityProof } from '#lib/account-inputs.ts';
import type { Context } from '../trpc.ts';
import { verifyPassword } from './passwords.ts';
import type { Attempt } from './rate-limits.ts';
import type { SessionUser } from './session-user.ts';

type Signed = Context & { user: SessionUser };

/** Verifies that somebody who is signed in is who they are. Throws a sentence for them. */
export async function verifyIdentity(
  ctx: Signed,
  { password }: z.infer<typeof identityProof>,
): Promise<void> {
  await verifyCurrentPassword(ctx, password);
}

/** Verifies the password of one's own account. Returns its hash; throws a sentence for the user. */
export async function verifyCurrentPassword({ auth, db, user, address }: Signed, password: string) {
  const attempt = auth.limits.changePassword(user.id, address);
  refuseWhileLimited(attempt);
  const row = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id)).get();
  if (!(await verifyPassword(row?.hash ?? null, password)))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The current password is wrong.' });
  attempt.succeeded();
  return row?.hash ?? '';
}

function refuseWhileLimited({ wait }: Attempt) {
  if (!wait) return;
  const minutes = Math.ceil(wait / 60);
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message });
}
