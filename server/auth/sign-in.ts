import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { originOf } from '../env.ts';
import { moved, originFor, ownPath } from '../http/origin.ts';
import { renderInstead } from '../http/rewrite.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type Account, findAccount, normalizeEmail } from './accounts.ts';
import { alert } from './alerts.ts';
import { readCookies, setCookie } from './cookies.ts';
import { verifyPassword } from './passwords.ts';
import { signInNotice } from './points.ts';
import type { AuthCall } from './request.ts';
import { redirect, refuse, respondWithUrl } from './responses.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { hasPasskeysAt } from './second-factor/passkeys.ts';
import { startPending } from './second-factor/pending.ts';
import { recordSession } from './sessions.ts';
import { equalSecrets, signatureOf } from './tokens.ts';

export interface SignInForm {
  /** A path of the site. */
  callbackUrl: string;
  /** After a refused sign-in. */
  email: string;
  /** The site's address, for people who came by another one. */
  movedTo: string | null;
  notice: string | null;
  offersPasskeys: boolean;
}

export const backOffice = '/only-us/dashboard';

/** Redirects people who are signed in already. */
export function signInPage(services: Services): RequestHandler {
  return async (request, response, next) => {
    const { headers, query } = request;
    const origin = originFor(request, services.env);
    const callbackUrl = callbackUrlOf(request, origin);
    if (!query.error && (await services.auth.readSession(headers.cookie)))
      return response.redirect(302, callbackUrl);
    const [notice = null] = offered(signInNotice).flatMap((read) => read(services) ?? []);
    const authForm: SignInForm = {
      callbackUrl,
      email: (query.error && readCookies(headers.cookie)[emailCookie]) || '',
      movedTo: moved in query ? originOf(services.env) : null,
      notice,
      offersPasskeys: hasPasskeysAt(services.db, origin),
    };
    renderInstead(response, next, { url: request.originalUrl, authForm });
  };
}

// For signed-in people, the sign-in page would be a redirect loop.
function callbackUrlOf({ query }: Request, origin: string) {
  const first = [query.callbackUrl].flat()[0];
  const path = typeof first === 'string' ? ownPath(first, origin) : null;
  return path && !/^\/(api\/)?auth\//.test(path) ? path : backOffice;
}

/** Redirects to the sign-in page, with the error to explain. */
export function showSignIn(call: AuthCall) {
  const error = call.query('error')?.slice(0, 200);
  const parameter = error ? `&error=${encodeURIComponent(error)}` : '';
  redirect(call, `/auth/signin?callbackUrl=${encodeURIComponent(call.callbackUrl)}${parameter}`);
}

export function backToSignIn(call: AuthCall) {
  const works = call.provider === 'credentials' && call.csrfOk;
  respondWithUrl(call, 200, works ? `${call.api}/signin` : `${call.api}/signin?csrf=true`);
}

/** Neither response nor timing reveals whether the account exists. */
export async function signInWithPassword(call: AuthCall) {
  const email = normalizeEmail(call.field('email') ?? '');
  const attempt = call.limits.signIn(email, call.client.address, knownBrowser(call, email));
  if (attempt.wait) {
    rememberEmail(call);
    return tooManyAttempts(call, attempt.wait);
  }
  const account = findAccount(call.db, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, call.field('password') ?? '');
  if (!account || !isRight || !isUnchanged(call, account)) {
    if (account) noteFailure(call, account);
    rememberEmail(call);
    return respondWithUrl(call, 401, `${call.api}/error?error=CredentialsSignin&provider=credentials`);
  }
  attempt.succeeded();
  if (await signIn(call, account)) return respondWithUrl(call, 200, call.callbackUrl);
  // A refusal for NextAuth's client; `error` says why.
  refuse(call, 401, 'SecondFactorRequired');
}

/** After the right password or link. False when the browser must go to `secondFactorPath`. `isAlerted`: emails about new browsers. */
export async function signIn(call: AuthCall, account: Account, isAlerted = true): Promise<boolean> {
  if (hasSecondFactor(call.db, account.id)) {
    startPending(call, account.id);
    return false;
  }
  await completeSignIn(call, account, isAlerted);
  return true;
}

/** Starts a new session, which replaces the browser's earlier one. */
export async function completeSignIn(call: AuthCall, account: Account, isAlerted = true): Promise<void> {
  const { client, jar, sessions, setCookies } = call;
  if (isAlerted && !knownBrowser(call, account.email)) alert(call, account.email, 'newBrowser', {}, client);
  const { token, expires } = await sessions.start(account.id, client);
  const before = call.cookies[jar.names.session];
  if (before) sessions.end(before);
  setCookies.push(jar.session(token, expires));
  rememberBrowser(call, account.email);
}

/** Whether or not the account exists. `wait`: in seconds. */
export function tooManyAttempts(call: AuthCall, wait: number) {
  call.response.set('Retry-After', String(wait));
  respondWithUrl(call, 429, `${call.api}/signin?error=TooManyRequests`);
}

// After the response, whose time must not reveal whether the account exists.
function noteFailure({ db, log, now, response }: AuthCall, { id }: Account) {
  response.once('close', () => {
    try {
      recordSession(db, id, 'signInFailed', { user: null, now: now() });
    } catch (err) {
      log.error({ err }, 'A failed sign-in could not be noted');
    }
  });
}

// While the password was checked, the account may have changed.
function isUnchanged({ db }: AuthCall, { email, passwordHash }: Account) {
  const current = findAccount(db, email);
  return current?.active === true && current.passwordHash === passwordHash;
}

// The email of a refused sign-in: a query parameter would end up in logs and the history.
const emailCookie = 'vinci.sign-in-email';
const fiveMinutes = 5 * 60;

// Scripts remember it themselves.
function rememberEmail({ field, origin, setCookies }: AuthCall) {
  const email = (field('email') ?? '').trim().slice(0, 320);
  if (field('json') === 'true' || !email) return;
  const about = { path: '/auth/signin', maxAge: fiveMinutes };
  setCookies.push(setCookie(origin, emailCookie, email, about));
}

const knownCookie = 'vinci.known-browser';
// The longest that browsers store a cookie (RFC 6265bis).
const longestLife = 400 * 86_400;
const maxAccounts = 5;

/** The id of a browser that this email has signed in with before, or null. Its cookie has a signature for each address: unforgeable, and silent about accounts. */
function knownBrowser({ env, cookies }: AuthCall, email: string): string | null {
  const { id, signatures } = readKnown(cookies[knownCookie]);
  const expected = signKnown(id, email, env.AUTH_SECRET);
  return signatures.some((signature) => equalSecrets(signature, expected)) ? id : null;
}

function rememberBrowser({ env, origin, cookies, setCookies }: AuthCall, email: string): void {
  const { id, signatures } = readKnown(cookies[knownCookie]);
  const own = signKnown(id, email, env.AUTH_SECRET);
  const others = signatures.filter((signature) => signature !== own);
  const value = [id, own, ...others].slice(0, 1 + maxAccounts).join('.');
  const about = { path: '/api/auth', maxAge: longestLife };
  setCookies.push(setCookie(origin, knownCookie, value, about));
}

function readKnown(value = '') {
  const [id = '', ...signatures] = value.split('.').slice(0, 1 + maxAccounts);
  if (/^[0-9a-f]{32}$/.test(id)) return { id, signatures };
  return { id: randomBytes(16).toString('hex'), signatures: [] };
}

function signKnown(id: string, email: string, secret: string) {
  return signatureOf(secret, `known browser ${id} ${email}`);
}
