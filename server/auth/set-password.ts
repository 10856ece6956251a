import { eq } from 'drizzle-orm';
import express, { type NextFunction, type Response } from 'express';
import * as z from 'zod';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { setPasswordInput } from '#lib/password-rules.ts';
import { isSameOrigin, redirectToOwnHost } from '../http/origin.ts';
import { renderInstead } from '../http/rewrite.ts';
import type { Services } from '../services.ts';
import { type Account, getAccount, storePassword } from './accounts.ts';
import { alert } from './alerts.ts';
import { commonPassword, isCommonPassword } from './common-passwords.ts';
import { readPasswordLink } from './password-links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface PasswordForm {
  token: string;
  name: string;
  email: string;
  refusal: PasswordError | null;
}

declare module '../http/rewrite.ts' {
  interface Rewrite {
    /** For `/auth/set-password`; null when the link is void. */
    passwordForm?: PasswordForm | null;
  }
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
  router.use((_request, response, next) => {
    // Keeps the token out of the Referer. Not 'no-referrer': with it browsers send the form with `Origin: null`.
    response.set('Referrer-Policy', 'strict-origin');
    next();
  });
  router.use(redirectToOwnHost(services));
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
  const account = readPasswordLink(db, token, now());
  if (!account) return isVoid;
  attempt.succeeded();
  const before = passwordHashOf(db, account.userId);
  if (await verifyPassword(before, newPassword)) return unchanged;
  const passwordHash = await hashPassword(newPassword);
  const isStored = db.transaction((tx) => {
    // Somebody else may have used it during hashing.
    const link = readPasswordLink(tx, token, now());
    if (link) storePassword(tx, link.userId, passwordHash, now());
    return link !== null;
  });
  if (!isStored) return isVoid;
  if (before !== null) alert({ ...services, ...services.auth }, account.email, 'passwordChanged');
  return getAccount(db, account.userId);
}

function fieldErrors(errors: { newPassword?: string[]; confirmPassword?: string[] }): PasswordError {
  const [newPassword] = errors.newPassword ?? [];
  const [confirmPassword] = errors.confirmPassword ?? [];
  // Without field errors, something other than the form was sent.
  return newPassword || confirmPassword ? { status: 422, newPassword, confirmPassword } : isVoid;
}

function passwordHashOf(db: Queries, userId: string) {
  const row = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).get();
  return row?.hash ?? null;
}

function show(
  services: Services,
  response: Response,
  next: NextFunction,
  tokenSent: unknown,
  refusal: PasswordError | null,
) {
  const token = typeof tokenSent === 'string' ? tokenSent : '';
  const link = readPasswordLink(services.db, token, services.now());
  const passwordForm = link && { token, name: link.name, email: link.email, refusal };
  if (refusal?.wait) response.set('Retry-After', String(refusal.wait));
  response.status(refusal?.status ?? (link ? 200 : 410));
  renderInstead(response, next, { url: '/auth/set-password', passwordForm });
}

function refuseOtherSite(response: Response, next: NextFunction) {
  const text = 'This form was sent by another site. Please open your link again and use the form there.';
  renderInstead(response.status(403), next, {
    url: '/auth/notice',
    notice: { title: 'Access Denied', text },
  });
}
