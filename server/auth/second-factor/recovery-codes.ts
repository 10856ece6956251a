import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { rowsBy } from '#database/prepared-query.ts';
import type { RateLimits } from '../../services.ts';
import { getAccount, recordAccount } from '../accounts.ts';
import { alert, type Needs } from '../alerts.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { recoveryCodes } from '../tables.ts';
import { spendCode } from './authenticator.ts';

const count = 10;
// Without 0 o 1 l i, which look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Normalized: without case, spaces and dashes. 59 bits. */
export const recoveryCode = /^[a-hjkmnp-z2-9]{12}$/;

/** Ten codes, in groups to read aloud, replacing earlier ones. Only hashes are stored. */
export async function createRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  // Below 112 bits, ASVS 5 (6.5.2) wants the hash of a password.
  const rows = await Promise.all(codes.map(async (code) => ({ userId, hash: await hashPassword(code) })));
  db.transaction((tx) => {
    tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
    tx.insert(recoveryCodes).values(rows).run();
    recordAccount(tx, getAccount(tx, userId), 'codesMade');
  });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export async function spendRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  for (const { id, hash } of codesOf(db).all({ userId })) {
    if (!(await verifyPassword(hash, code))) continue;
    return db.delete(recoveryCodes).where(eq(recoveryCodes.id, id)).run().changes === 1;
  }
  return false;
}

export function countRecoveryCodes(db: Queries, userId: string): number {
  return codesOf(db).all({ userId }).length;
}

const codesOf = rowsBy(recoveryCodes, 'userId');

function newCode() {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
}

interface Attempted extends Needs {
  limits: RateLimits;
  address: string;
}

/** Verifies an authenticator or recovery code in any spelling, and uses it up. Too many failures return the seconds to wait. */
export async function verifyCode(
  needs: Attempted,
  { id, email }: { id: string; email: string },
  typed: string,
): Promise<'app' | 'recovery' | 'wrong' | { wait: number }> {
  const code = typed.slice(0, 40).replace(/[\s-]/g, '').toLowerCase();
  const attempt = needs.limits.secondFactor(id, needs.address);
  if (attempt.wait) return { wait: attempt.wait };
  const isApp = /^\d{6}$/.test(code) && spendCode(needs, id, code);
  const isRecovery = !isApp && recoveryCode.test(code) && (await spendRecoveryCode(needs.db, id, code));
  if (!isApp && !isRecovery) return 'wrong';
  attempt.succeeded();
  if (isRecovery) alert(needs, email, 'recoveryCodeUsed', { left: countRecoveryCodes(needs.db, id) });
  return isApp ? 'app' : 'recovery';
}
