import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery, rowsBy } from '#database/prepared-query.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { Services } from '../../services.ts';
import { getAccount, recordAccount } from '../accounts.ts';
import { passkeyChallenges, passkeys } from '../tables.ts';

type Needs = Pick<Services, 'db' | 'now'>;

const lifetime = 10 * 60_000;

// Loaded on demand: most runs never see a passkey.
const webAuthn = () => import('@simplewebauthn/server');

/** The host of passkeys under this origin; null under an IP address or plain http. */
export function passkeyHost(origin: string): string | null {
  const { hostname, protocol } = new URL(origin);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && !isIP(hostname.replace(/^\[|\]$/g, '')) ? hostname : null;
}

/** Options for a discoverable passkey, which signs in by itself. */
export async function startPasskey(needs: Needs, owner: SessionUser, host: string, site: string) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: host,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    excludeCredentials: passkeysOf(needs.db, owner.id).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  storeChallenge(needs, options.challenge, owner.id);
  return options;
}

/** False when it isn't for this site, or came too late. */
export async function storePasskey(
  { db, now }: Needs,
  { userId, name, origin, response }: { userId: string; name: string; origin: string; response: unknown },
): Promise<boolean> {
  const host = passkeyHost(origin);
  if (!host) return false;
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge({ db, now }, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: host,
  }).catch(() => null);
  if (!result?.verified) return false;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const row = { id, userId, name, publicKey: key, counter, transports, host, createdAt: now() };
  return db.transaction((tx) => {
    const isStored = tx.insert(passkeys).values(row).onConflictDoNothing().run().changes === 1;
    if (isStored) recordAccount(tx, getAccount(tx, userId), 'passkeyAdded');
    return isStored;
  });
}

/** Options to ask for a passkey of this account, or of anybody (null). */
export async function askForPasskey(needs: Needs, host: string, userId: string | null) {
  const { generateAuthenticationOptions } = await webAuthn();
  const own = userId === null ? [] : passkeysOf(needs.db, userId).filter((key) => key.host === host);
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
  });
  storeChallenge(needs, options.challenge, userId);
  return options;
}

/** The owner of the passkey that signed the challenge; null for none. `userId`: as asked. */
export async function verifyPasskey(
  { db, now }: Needs,
  { response, origin, userId }: { response: unknown; origin: string; userId: string | null },
): Promise<string | null> {
  const sent = response as AuthenticationResponseJSON | null | undefined;
  const host = passkeyHost(origin);
  const row = passkeyById(db).get({ id: String(sent?.id) });
  if (!sent || !row || !host || (userId !== null && row.userId !== userId)) return null;
  const { id, publicKey, counter } = row;
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge: (challenge) => takeChallenge({ db, now }, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null);
  if (!result?.verified) return null;
  const used = { counter: result.authenticationInfo.newCounter, usedAt: now() };
  db.update(passkeys).set(used).where(eq(passkeys.id, id)).run();
  return row.userId;
}

const passkeyById = rowsBy(passkeys, 'id');

export function hasPasskeysAt(db: Queries, origin: string): boolean {
  return passkeysAtHost(db).get({ host: passkeyHost(origin) ?? '' }) !== undefined;
}

const passkeysAtHost = rowsBy(passkeys, 'host');

/** Oldest first. */
export function passkeysOf(db: Queries, userId: string) {
  return passkeysByAccount(db).all({ userId });
}

const passkeysByAccount = preparedQuery((db) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, sql.placeholder('userId')))
    .orderBy(passkeys.createdAt),
);

function storeChallenge({ db, now }: Needs, id: string, userId: string | null) {
  const expiresAt = new Date(now().getTime() + lifetime);
  db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now())).run();
  db.insert(passkeyChallenges).values({ id, userId, expiresAt }).run();
}

// Finds and deletes in one statement, so a copied signature is worthless.
function takeChallenge({ db, now }: Needs, id: string, userId: string | null): boolean {
  const owner = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const valid = and(eq(passkeyChallenges.id, id), owner, gt(passkeyChallenges.expiresAt, now()));
  return db.delete(passkeyChallenges).where(valid).run().changes === 1;
}
