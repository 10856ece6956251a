import { and, eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { users } from '#database/tables.ts';
import { tryParseJson } from '#lib/try-parse.ts';
import { originFor } from '../../http/origin.ts';
import { renderInstead } from '../../http/rewrite.ts';
import type { Services } from '../../services.ts';
import { readCookies } from '../cookies.ts';
import type { AuthCall } from '../request.ts';
import { refuse, respondWithUrl, sendJson } from '../responses.ts';
import { completeSignIn } from '../sign-in.ts';
import { hasAuthenticator } from './authenticator.ts';
import { askForPasskey, passkeyHost, passkeysOf, verifyPasskey } from './passkeys.ts';
import { endPending, pendingAccount } from './pending.ts';
import { countRecoveryCodes, verifyCode } from './recovery-codes.ts';

export interface SecondFactorForm {
  email: string;
  hasPasskey: boolean;
  hasAuthenticator: boolean;
  hasRecoveryCodes: boolean;
}

/** Without a pending sign-in there is nothing to ask. */
export function secondFactorPage(services: Services): RequestHandler {
  const { db, env } = services;
  return (request, response, next) => {
    const account = pendingAccount(services, readCookies(request.headers.cookie));
    if (!account) return response.redirect(302, '/auth/signin?error=SignInExpired');
    const { id, email } = account;
    const host = passkeyHost(originFor(request, env));
    const authForm: SecondFactorForm = {
      email,
      hasPasskey: passkeysOf(db, id).some((key) => key.host === host),
      hasAuthenticator: hasAuthenticator(db, id),
      hasRecoveryCodes: countRecoveryCodes(db, id) > 0,
    };
    renderInstead(response, next, { url: request.originalUrl, authForm });
  };
}

/** An authenticator or recovery code completes the sign-in. */
export async function signInWithCode(call: AuthCall) {
  const account = pendingAccount(call, call.cookies);
  if (!account) return refuse(call, 401, 'SignInExpired');
  const { address } = call.client;
  const result = await verifyCode({ ...call, address }, account, call.field('code') ?? '');
  if (result === 'wrong') return refuse(call, 401, 'WrongCode');
  if (typeof result === 'object') return refuse(call, 429, 'TooManyCodes', result.wait);
  // Meanwhile the password may have been changed.
  if (!endPending(call)) return refuse(call, 401, 'SignInExpired');
  await completeSignIn(call, account);
  respondWithUrl(call, 200, call.callbackUrl);
}

export async function sendPasskeyOptions(call: AuthCall) {
  const host = passkeyHost(call.origin);
  const attempt = call.limits.askForPasskey(call.client.address);
  if (attempt.wait || !host) return sendJson(call, attempt.wait ? 429 : 404, {});
  sendJson(call, 200, await askForPasskey(call, host, null));
}

/** A passkey signs in by itself: the device has verified its owner. */
export async function signInWithPasskey(call: AuthCall) {
  const response = tryParseJson(call.field('passkey') ?? '');
  const userId = await verifyPasskey(call, { response, origin: call.origin, userId: null });
  const active = userId && and(eq(users.id, userId), eq(users.active, true));
  const account = active && call.db.select().from(users).where(active).get();
  if (!account) return refuse(call, 401, 'WrongPasskey');
  endPending(call);
  await completeSignIn(call, account);
  respondWithUrl(call, 200, call.callbackUrl);
}
