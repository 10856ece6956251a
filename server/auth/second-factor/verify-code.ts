import type { RateLimits } from '../../services.ts';
import { alert, type Needs } from '../alerts.ts';
import { spendCode } from './authenticator.ts';
import { countRecoveryCodes, recoveryCode, spendRecoveryCode } from './recovery-codes.ts';

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
