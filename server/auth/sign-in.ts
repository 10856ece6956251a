import { type Account, findAccount, normalizeEmail } from './accounts.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { verifyPassword } from './passwords.ts';
import { type AuthContext, type AuthRequest, clientInfo } from './request.ts';
import { redirect, respondWithUrl } from './responses.ts';
import { rememberEmail } from './sign-in-page.ts';

/** `GET /signin`: redirects to the sign-in page, with the error to explain there. */
export function showSignIn(_: AuthContext, authRequest: AuthRequest) {
  const error = authRequest.query('error')?.slice(0, 200);
  const parameter = error ? `&error=${encodeURIComponent(error)}` : '';
  redirect(
    authRequest,
    `/auth/signin?callbackUrl=${encodeURIComponent(authRequest.callbackUrl)}${parameter}`,
  );
}

/** `POST /signin` for a provider that doesn't send mail: back to the sign-in page. */
export function backToSignIn(context: AuthContext, authRequest: AuthRequest) {
  const works = authRequest.provider === 'credentials' && authRequest.csrfOk;
  respondWithUrl(authRequest, 200, works ? `${context.api}/signin` : `${context.api}/signin?csrf=true`);
}

/** `POST /callback/credentials`: e-mail and password. Neither the response nor its time reveals whether the account exists. */
export async function signInWithPassword(context: AuthContext, authRequest: AuthRequest) {
  const email = normalizeEmail(authRequest.field('email') ?? '').slice(0, 320);
  const { address } = clientInfo(authRequest.request);
  const attempt = context.limits.signIn(email, address, knownBrowser(context, authRequest, email));
  if (attempt.wait) {
    rememberEmail(context, authRequest);
    return tooManyAttempts(context, authRequest, attempt.wait);
  }
  const account = findAccount(context.db, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, authRequest.field('password') ?? '');
  if (!account || !isRight || !isUnchanged(context, account)) {
    rememberEmail(context, authRequest);
    const url = `${context.api}/error?error=CredentialsSignin&provider=credentials`;
    return respondWithUrl(authRequest, 401, url);
  }
  attempt.succeeded();
  await signIn(context, authRequest, account);
  respondWithUrl(authRequest, 200, authRequest.callbackUrl);
}

/** Signs the browser in to an account: a new session, which replaces the one that it had. */
export async function signIn(context: AuthContext, authRequest: AuthRequest, account: Account) {
  const { token, expires } = await context.sessions.start(account.id, clientInfo(authRequest.request));
  const before = authRequest.cookies[context.jar.names.session];
  if (before) context.sessions.end(before);
  authRequest.setCookies.push(context.jar.session(token, expires));
  rememberBrowser(context, authRequest, account.email);
}

/** Refuses after too many failures, whether the account exists or not. `wait` is in seconds. */
export function tooManyAttempts(context: AuthContext, authRequest: AuthRequest, wait: number) {
  authRequest.response.set('Retry-After', String(wait));
  respondWithUrl(authRequest, 429, `${context.api}/signin?error=TooManyRequests`);
}

// While the password was being checked, the account may have been deactivated or its password changed.
function isUnchanged(context: AuthContext, { email, passwordHash }: Account) {
  const current = findAccount(context.db, email);
  return current?.active === true && current.passwordHash === passwordHash;
}
