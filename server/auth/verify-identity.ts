import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { users } from '#database/tables.ts';
import type { identityProof } from '#lib/account-inputs.ts';
import { signInErrors } from '#lib/sign-in-errors.ts';
import type { Signed } from '../context.ts';
import { refused } from '../errors/refused.ts';
import type { Attempt } from '../services.ts';
import { verifyPassword } from './passwords.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { verifyPasskey } from './second-factor/passkeys.ts';
import { verifyCode } from './second-factor/recovery-codes.ts';

/** By the second factor, where they have one. Throws a sentence for them. */
export async function verifyIdentity(ctx: Signed, proof: z.infer<typeof identityProof>): Promise<void> {
  if ('password' in proof && hasSecondFactor(ctx.db, ctx.user.id))
    throw refused(
      'BAD_REQUEST',
      'Your account has a second factor. Please confirm with a passkey or a code.',
    );
  if ('password' in proof) await verifyCurrentPassword(ctx, proof.password);
  else if ('code' in proof) await verifyOwnCode(ctx, proof.code);
  else await verifyOwnPasskey(ctx, proof.passkey);
}

async function verifyOwnCode(ctx: Signed, code: string) {
  const result = await verifyCode({ ...ctx, ...ctx.auth }, ctx.user, code);
  if (typeof result === 'object') refuseWhileLimited(result);
  if (result === 'wrong') throw refused('BAD_REQUEST', signInErrors.WrongCode);
}

async function verifyOwnPasskey(ctx: Signed, response: unknown) {
  const { user, origin } = ctx;
  const userId = await verifyPasskey(ctx, { response, origin, userId: user.id });
  if (userId !== null) return;
  throw refused(
    'BAD_REQUEST',
    'This passkey doesn’t belong to your account, or it took too long. Please try again.',
  );
}

/** Returns the password's hash. Throws a sentence for the user. */
export async function verifyCurrentPassword({ auth, db, user, address }: Signed, password: string) {
  const attempt = auth.limits.changePassword(user.id, address);
  refuseWhileLimited(attempt);
  const row = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id)).get();
  if (!(await verifyPassword(row?.hash ?? null, password)))
    throw refused('BAD_REQUEST', 'The current password is wrong.');
  attempt.succeeded();
  return row?.hash ?? '';
}

function refuseWhileLimited({ wait }: Pick<Attempt, 'wait'>) {
  if (!wait) return;
  const minutes = Math.ceil(wait / 60);
  const sentence =
    minutes === 1
      ? 'Too many attempts. Please try again in a minute.'
      : 'Too many attempts. Please try again in {minutes} minutes.';
  throw refused('TOO_MANY_REQUESTS', sentence, { minutes });
}
