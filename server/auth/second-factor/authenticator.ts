import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '#database/client.ts';
import { rowsBy } from '#database/prepared-query.ts';
import type { Signed } from '../../context.ts';
import type { Services } from '../../services.ts';
import { getAccount, recordAccount } from '../accounts.ts';
import { authenticators } from '../tables.ts';

type Needs = Pick<Services, 'db' | 'env' | 'now'>;

// RFC 6238 with what every app understands: SHA-1, six digits, 30 seconds.
const period = 30;
// One code before and after, as RFC 6238 §5.2 allows; OWASP ASVS 5 (6.5.5) wants no longer life.
const tolerance = 1;
// Wider during setup, to say by how much the clock is off: the secret is on the screen anyway.
const setupTolerance = 60;

/** For a new app: a secret to type, as a QR code, and sealed for the first code. */
export async function createAuthenticator({ env, user, settings }: Signed) {
  const { renderSVG } = await import('uqr');
  const secret = new Secret({ size: 20 });
  const about = { issuer: settings.name, label: user.email };
  const address = totpOf(secret.base32, about).toString();
  return {
    secret: secret.base32,
    picture: renderSVG(address, { border: 2 }),
    sealed: seal(secret.base32, user.id, env.AUTH_SECRET),
  };
}

/** Stores the app of this first code, replacing an earlier one. Else returns the fault: the code, or the clock's offset in seconds. */
export function storeAuthenticator(
  { db, env, now }: Needs,
  userId: string,
  { sealed, code }: { sealed: string; code: string },
): 'stored' | 'wrong' | { secondsOff: number } {
  const secret = unseal(sealed, userId, env.AUTH_SECRET);
  const steps = secret && deltaOf(secret, code, now(), setupTolerance);
  if (typeof steps !== 'number') return 'wrong';
  if (Math.abs(steps) > tolerance) return { secondsOff: steps * period };
  const values = { secret: sealed, lastStep: stepAt(now()) + steps, createdAt: now() };
  db.transaction((tx) => {
    tx.insert(authenticators)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: authenticators.userId, set: values })
      .run();
    recordAccount(tx, getAccount(tx, userId), 'appAdded');
  });
  return 'stored';
}

export function hasAuthenticator(db: Queries, userId: string): boolean {
  return authenticatorOf(db).get({ userId }) !== undefined;
}

const authenticatorOf = rowsBy(authenticators, 'userId');

/** Uses the code up: of two concurrent uses one fails. */
export function spendCode({ db, env, now }: Needs, userId: string, code: string): boolean {
  const row = authenticatorOf(db).get({ userId });
  const secret = row && unseal(row.secret, userId, env.AUTH_SECRET);
  const steps = secret && deltaOf(secret, code, now(), tolerance);
  if (typeof steps !== 'number') return false;
  const step = stepAt(now()) + steps;
  const unused = and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step));
  return db.update(authenticators).set({ lastStep: step }).where(unused).run().changes === 1;
}

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...about, secret, period, digits: 6, algorithm: 'SHA1' });
}

// The clock's offset in steps; null for a wrong code.
function deltaOf(secret: string, token: string, now: Date, window: number) {
  return totpOf(secret).validate({ token, window, timestamp: now.getTime() });
}

function stepAt(now: Date) {
  return TOTP.counter({ period, timestamp: now.getTime() });
}

// AES-256-GCM, bound to the account: copied to another row, a secret opens nothing.
function seal(text: string, userId: string, secret: string) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

// Null when sealed for another account or secret.
function unseal(sealed: string, userId: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(-16));
  try {
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', 'authenticator apps', 32));
}
