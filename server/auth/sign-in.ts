import { randomBytes } from 'node:crypto';
import express, { type Request } from 'express';
import { moved, originFor, ownPath, redirectToOwnHost } from '../http/origin.ts';
import { renderInstead } from '../http/rewrite.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type Account, findAccount, normalizeEmail } from './accounts.ts';
import { alert } from './alerts.ts';
import { readCookies, setCookie } from './cookies.ts';
import { verifyPassword } from './passwords.ts';
import { signInNotice } from './points.ts';
import { type AuthContext, type AuthRequest, clientInfo } from './request.ts';
import { redirect, respondWithUrl } from './responses.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { hasPasskeysAt } from './second-factor/passkeys.ts';
import { startPending } from './second-factor/pending.ts';
import { recordSession } from './sessions.ts';
import { equalSecrets, signatureOf } from './tokens.ts';

interface SignInForm {
  /** A path of the site. */
  callbackUrl: string;
  /** After a refused sign-in. */
  email: string;
  moved: boolean;
  notice: string | null;
  offersPasskeys: boolean;
}

declare module '../http/rewrite.ts' {
  interface Rewrite {
    /** For `/auth/signin`. */
    signInForm?: SignInForm;
  }
}

export const backOffice = '/only-us/dashboard';

/** Redirects people who are signed in already. */
export function signInPage(services: Services): express.Router {
  const router = express.Router();
  router.use(redirectToOwnHost(services));
  router.get('/', async (request, response, next) => {
    const { error } = request.query;
    const callbackUrl = callbackUrlOf(request, originFor(request, services.env));
    response.set('Cache-Control', 'private, no-store');
    if (!error && (await services.auth.readSession(request.headers.cookie)))
      return response.redirect(302, callbackUrl);
    const email = error ? readCookies(request.headers.cookie)[emailCookie] : undefined;
    const offersPasskeys = hasPasskeysAt(services.db, originFor(request, services.env));
    const [notice = null] = offered(signInNotice).flatMap((read) => read(services) ?? []);
    const about = { moved: moved in request.query, notice, offersPasskeys };
    const signInForm = { callbackUrl, email: email ?? '', ...about };
    renderInstead(response, next, { url: request.originalUrl, signInForm });
  });
  return router;
}

// For signed-in people, the sign-in page would be a redirect loop.
function callbackUrlOf({ query }: Request, origin: string) {
  const first = [query.callbackUrl].flat()[0];
  const path = typeof first === 'string' ? ownPath(first, origin) : null;
  return path && !/^\/(api\/)?auth\//.test(path) ? path : backOffice;
}

/** Redirects to the sign-in page, with the error to explain. */
export function showSignIn(_: AuthContext, authRequest: AuthRequest) {
  const error = authRequest.query('error')?.slice(0, 200);
  const parameter = error ? `&error=${encodeURIComponent(error)}` : '';
  redirect(
    authRequest,
    `/auth/signin?callbackUrl=${encodeURIComponent(authRequest.callbackUrl)}${parameter}`,
  );
}

export function backToSignIn(context: AuthContext, authRequest: AuthRequest) {
  const works = authRequest.provider === 'credentials' && authRequest.csrfOk;
  respondWithUrl(authRequest, 200, works ? `${context.api}/signin` : `${context.api}/signin?csrf=true`);
}

/** Neither response nor timing reveals whether the account exists. */
export async function signInWithPassword(context: AuthContext, authRequest: AuthRequest) {
  const email = normalizeEmail(authRequest.field('email') ?? '');
  const { address } = clientInfo(authRequest.request);
  const attempt = context.limits.signIn(email, address, knownBrowser(context, authRequest, email));
  if (attempt.wait) {
    rememberEmail(context, authRequest);
    return tooManyAttempts(context, authRequest, attempt.wait);
  }
  const account = findAccount(context.db, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, authRequest.field('password') ?? '');
  if (!account || !isRight || !isUnchanged(context, account)) {
    if (account) noteFailure(context, authRequest, account);
    rememberEmail(context, authRequest);
    const url = `${context.api}/error?error=CredentialsSignin&provider=credentials`;
    return respondWithUrl(authRequest, 401, url);
  }
  attempt.succeeded();
  if (await signIn(context, authRequest, account))
    return respondWithUrl(authRequest, 200, authRequest.callbackUrl);
  // A refusal for NextAuth's client; `error` says why.
  respondWithUrl(authRequest, 401, `${context.api}/error?error=SecondFactorRequired`);
}

/** After the right password or link. False when the browser must go to `secondFactorPath`. `isAlerted`: emails about new browsers. */
export async function signIn(
  context: AuthContext,
  authRequest: AuthRequest,
  account: Account,
  isAlerted = true,
): Promise<boolean> {
  if (hasSecondFactor(context.db, account.id)) {
    startPending(context, authRequest, account.id);
    return false;
  }
  await completeSignIn(context, authRequest, account, isAlerted);
  return true;
}

/** Starts a new session, which replaces the browser's earlier one. */
export async function completeSignIn(
  context: AuthContext,
  authRequest: AuthRequest,
  account: Account,
  isAlerted = true,
): Promise<void> {
  const client = clientInfo(authRequest.request);
  if (isAlerted && !knownBrowser(context, authRequest, account.email))
    alert(context, account.email, 'newBrowser', {}, client);
  const { token, expires } = await context.sessions.start(account.id, client);
  const before = authRequest.cookies[context.jar.names.session];
  if (before) context.sessions.end(before);
  authRequest.setCookies.push(context.jar.session(token, expires));
  rememberBrowser(context, authRequest, account.email);
}

/** Whether or not the account exists. `wait`: in seconds. */
export function tooManyAttempts(context: AuthContext, authRequest: AuthRequest, wait: number) {
  authRequest.response.set('Retry-After', String(wait));
  respondWithUrl(authRequest, 429, `${context.api}/signin?error=TooManyRequests`);
}

// After the response, whose time must not reveal whether the account exists.
function noteFailure({ db, log, now }: AuthContext, { response }: AuthRequest, { id }: Account) {
  response.once('close', () => {
    try {
      recordSession(db, id, 'signInFailed', { user: null, now: now() });
    } catch (err) {
      log.error({ err }, 'A failed sign-in could not be noted');
    }
  });
}

// While the password was checked, the account may have changed.
function isUnchanged(context: AuthContext, { email, passwordHash }: Account) {
  const current = findAccount(context.db, email);
  return current?.active === true && current.passwordHash === passwordHash;
}

// The email of a refused sign-in: a query parameter would end up in logs and the history.
const emailCookie = 'vinci.sign-in-email';
const fiveMinutes = 5 * 60;

// Scripts remember it themselves.
function rememberEmail(context: AuthContext, authRequest: AuthRequest) {
  const email = (authRequest.field('email') ?? '').trim().slice(0, 320);
  if (authRequest.field('json') === 'true' || !email) return;
  const about = { path: '/auth/signin', maxAge: fiveMinutes };
  authRequest.setCookies.push(setCookie(context.origin, emailCookie, email, about));
}

const knownCookie = 'vinci.known-browser';
// The longest that browsers store a cookie (RFC 6265bis).
const longestLife = 400 * 86_400;
const maxAccounts = 5;

/** The id of a browser that this email has signed in with before, or null. Its cookie has a signature for each address: unforgeable, and silent about accounts. */
function knownBrowser({ env }: AuthContext, { cookies }: AuthRequest, email: string): string | null {
  const { id, signatures } = readKnown(cookies[knownCookie]);
  const expected = signKnown(id, email, env.AUTH_SECRET);
  return signatures.some((signature) => equalSecrets(signature, expected)) ? id : null;
}

function rememberBrowser(context: AuthContext, authRequest: AuthRequest, email: string): void {
  const { id, signatures } = readKnown(authRequest.cookies[knownCookie]);
  const own = signKnown(id, email, context.env.AUTH_SECRET);
  const others = signatures.filter((signature) => signature !== own);
  const value = [id, own, ...others].slice(0, 1 + maxAccounts).join('.');
  const about = { path: '/api/auth', maxAge: longestLife };
  authRequest.setCookies.push(setCookie(context.origin, knownCookie, value, about));
}

function readKnown(value = '') {
  const [id = '', ...signatures] = value.split('.').slice(0, 1 + maxAccounts);
  if (/^[0-9a-f]{32}$/.test(id)) return { id, signatures };
  return { id: randomBytes(16).toString('hex'), signatures: [] };
}

function signKnown(id: string, email: string, secret: string) {
  return signatureOf(secret, `known browser ${id} ${email}`);
}
