import express, { type NextFunction, type Response } from 'express';
import * as z from 'zod';
import { waitForWriteLock } from '#database/write-lock.ts';
import { setPasswordInput } from '#lib/password-rules.ts';
import { isSameOrigin } from '../http/origin.ts';
import { withHeaders } from '../http/plain-answers.ts';
import { renderInstead } from '../http/rewrite.ts';
import type { Services } from '../services.ts';
import { type Account, getAccount, storePassword } from './accounts.ts';
import { alert } from './alerts.ts';
import { sendsLinks } from './magic-link.ts';
import { commonPassword, hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { type AuthMessage, showNotice } from './responses.ts';
import { passwordLinks } from './tables.ts';
import { accountOfToken } from './tokens.ts';

export interface PasswordForm {
  token: string;
  name: string;
  email: string;
  refusal: PasswordError | null;
}

/** For the whole form, or by field. */
interface PasswordError {
  status: 410 | 422 | 429;
  wait?: number;
  message?: string | undefined;
  newPassword?: string | undefined;
  confirmPassword?: string | undefined;
}

const isVoid: PasswordError = {
  status: 410,
  message: 'This link is no longer valid. Please ask an administrator for a new one.',
};
const tooMany: PasswordError = { status: 429, message: 'Too many attempts. Please try again in 15 minutes.' };
const unchanged: PasswordError = { status: 422, newPassword: 'New password must be deferent.' };
const common: PasswordError = { status: 422, newPassword: commonPassword };

/** The page behind invitations and password resets. Only the POST uses the link up: mail scanners open links, too. It signs this browser in. */
export function setPasswordPage(services: Services): express.Router {
  const router = express.Router();
  // Keeps the token out of the Referer. Not 'no-referrer': with it browsers send the form with `Origin: null`.
  router.use(withHeaders({ 'Referrer-Policy': 'strict-origin' }));
  router.get('/', ({ query }, response, next) => show(services, response, next, query.token, null));
  router.post('/', express.urlencoded({ limit: '8kb', extended: false }), async (request, response, next) => {
    if (!isSameOrigin(request, services.env)) return refuseOtherSite(response, next);
    const form = { ...request.body };
    await waitForWriteLock(services.db);
    const result = await setPassword(services, form, request.ip ?? '');
    if ('status' in result) return show(services, response, next, form.token, result);
    services.auth.limits.resetMail(result.email);
    response.redirect(303, await services.auth.signIn(request, response, result));
  });
  return router;
}

/** Uses a link up: stores the password and ends the account's sessions. Returns the account, or why not. Check `isSameOrigin` first. */
export async function setPassword(
  services: Services,
  form: unknown,
  address: string,
): Promise<PasswordError | Account> {
  const { db, now } = services;
  const parsed = setPasswordInput.safeParse(form);
  if (!parsed.success) return fieldErrors(z.flattenError(parsed.error).fieldErrors);
  const { token, newPassword } = parsed.data;
  if (isCommonPassword(newPassword)) return common;
  const attempt = services.auth.limits.openLink(address);
  if (attempt.wait) return { ...tooMany, wait: attempt.wait };
  const account = accountOfToken(services, passwordLinks, token);
  if (!account) return isVoid;
  attempt.succeeded();
  if (await verifyPassword(account.passwordHash, newPassword)) return unchanged;
  const passwordHash = await hashPassword(newPassword);
  const isStored = db.transaction((tx) => {
    // Somebody else may have used it during hashing.
    const current = accountOfToken({ db: tx, now }, passwordLinks, token);
    if (current) storePassword(tx, current.id, passwordHash, now());
    return current !== null;
  });
  if (!isStored) return isVoid;
  if (account.passwordHash !== null)
    alert({ ...services, ...services.auth }, account.email, 'passwordChanged');
  return getAccount(db, account.id);
}

function fieldErrors(errors: { newPassword?: string[]; confirmPassword?: string[] }): PasswordError {
  const [newPassword] = errors.newPassword ?? [];
  const [confirmPassword] = errors.confirmPassword ?? [];
  // Without field errors, something other than the form was sent.
  return newPassword || confirmPassword ? { status: 422, newPassword, confirmPassword } : isVoid;
}

function show(
  services: Services,
  response: Response,
  next: NextFunction,
  tokenSent: unknown,
  refusal: PasswordError | null,
) {
  const token = typeof tokenSent === 'string' ? tokenSent : '';
  const account = accountOfToken(services, passwordLinks, token);
  if (refusal?.wait) response.set('Retry-After', String(refusal.wait));
  response.status(refusal?.status ?? (account ? 200 : 410));
  if (!account) return showNotice(response, next, voidLink(services));
  const authForm: PasswordForm = { token, name: account.name, email: account.email, refusal };
  renderInstead(response, next, { url: '/auth/set-password', authForm });
}

function voidLink({ env }: Services): AuthMessage {
  const another = { label: 'Email me a new link', href: '/api/auth/forgot-password' };
  return {
    title: 'This link is no longer valid',
    text: 'It was used already, it has expired, or a newer one was made. Please ask an administrator for a new link. If you have chosen your password already, sign in with it.',
    links: [{ label: 'Sign in', href: '/auth/signin' }, ...(sendsLinks(env) ? [another] : [])],
  };
}

function refuseOtherSite(response: Response, next: NextFunction) {
  const text = 'This form was sent by another site. Please open your link again and use the form there.';
  showNotice(response.status(403), next, { title: 'Access Denied', text });
}
