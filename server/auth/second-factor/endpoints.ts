import { and, eq } from 'drizzle-orm';
import express, { type Request } from 'express';
import { users } from '#database/tables.ts';
import { originFor, redirectToOwnHost } from '../../http/origin.ts';
import { renderInstead } from '../../http/rewrite.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../accounts.ts';
import { readCookies } from '../cookies.ts';
import { type AuthContext, type AuthRequest, clientInfo } from '../request.ts';
import { respondWithUrl, sendJson } from '../responses.ts';
import { completeSignIn } from '../sign-in.ts';
import { hasAuthenticator } from './authenticator.ts';
import { askForPasskey, passkeyHost, passkeysOf, verifyPasskey } from './passkeys.ts';
import { endPending, pendingAccount } from './pending.ts';
import { countRecoveryCodes, verifyCode } from './recovery-codes.ts';

interface SecondFactorForm {
  email: string;
  hasPasskey: boolean;
  hasAuthenticator: boolean;
  hasRecoveryCodes: boolean;
}

declare module '../../http/rewrite.ts' {
  interface Rewrite {
    /** For `/auth/second-factor`. */
    secondFactorForm?: SecondFactorForm;
  }
}

/** Without a pending sign-in there is nothing to ask. */
export function secondFactorPage(services: Services): express.Router {
  const router = express.Router();
  router.use(redirectToOwnHost(services));
  router.get('/', (request, response, next) => {
    const account = pendingAccount(services, readCookies(request.headers.cookie));
    response.set('Cache-Control', 'private, no-store');
    if (!account) return response.redirect(302, '/auth/signin?error=SignInExpired');
    renderInstead(response, next, {
      url: request.originalUrl,
      secondFactorForm: formFor(services, request, account),
    });
  });
  return router;
}

function formFor({ db, env }: Services, request: Request, { id, email }: Account): SecondFactorForm {
  const host = passkeyHost(originFor(request, env));
  const hasPasskey = passkeysOf(db, id).some((key) => key.host === host);
  return {
    ...{ email, hasPasskey },
    hasAuthenticator: hasAuthenticator(db, id),
    hasRecoveryCodes: countRecoveryCodes(db, id) > 0,
  };
}

/** An authenticator or recovery code completes the sign-in. */
export async function signInWithCode(context: AuthContext, authRequest: AuthRequest) {
  const fail = (code: string) => respondWithUrl(authRequest, 401, `${context.api}/error?error=${code}`);
  const account = pendingAccount(context, authRequest.cookies);
  if (!account) return fail('SignInExpired');
  const { address } = clientInfo(authRequest.request);
  const result = await verifyCode({ ...context, address }, account, authRequest.field('code') ?? '');
  if (result === 'wrong') return fail('WrongCode');
  if (typeof result === 'object') {
    authRequest.response.set('Retry-After', String(result.wait));
    return respondWithUrl(authRequest, 429, `${context.api}/error?error=TooManyCodes`);
  }
  // Meanwhile the password may have been changed.
  if (!endPending(context, authRequest)) return fail('SignInExpired');
  await completeSignIn(context, authRequest, account);
  respondWithUrl(authRequest, 200, authRequest.callbackUrl);
}

export async function sendPasskeyOptions(context: AuthContext, authRequest: AuthRequest) {
  const host = passkeyHost(context.origin);
  const attempt = context.limits.askForPasskey(clientInfo(authRequest.request).address);
  if (attempt.wait || !host) return sendJson(authRequest, attempt.wait ? 429 : 404, {});
  sendJson(authRequest, 200, await askForPasskey(context, host, null));
}

/** A passkey signs in by itself: the device has verified its owner. */
export async function signInWithPasskey(context: AuthContext, authRequest: AuthRequest) {
  const response = parsed(authRequest.field('passkey') ?? '');
  const userId = await verifyPasskey(context, { response, origin: context.origin, userId: null });
  const active = userId && and(eq(users.id, userId), eq(users.active, true));
  const account = active && context.db.select().from(users).where(active).get();
  if (!account) return respondWithUrl(authRequest, 401, `${context.api}/error?error=WrongPasskey`);
  endPending(context, authRequest);
  await completeSignIn(context, authRequest, account);
  respondWithUrl(authRequest, 200, authRequest.callbackUrl);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
