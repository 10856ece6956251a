import type { Account } from './accounts.ts';
import { rememberBrowser } from './known-browser.ts';
import { type AuthContext, type AuthRequest, clientInfo } from './request.ts';
import { redirect, respondWithUrl } from './responses.ts';

/** Signs the browser in to an account: a new session, in the place of the one that it had. */
export async function signIn(context: AuthContext, authRequest: AuthRequest, account: Account) {
  const { token, expires } = await context.sessions.start(account.id, clientInfo(authRequest.request));
  const before = authRequest.cookies[context.jar.names.session];
  if (before) context.sessions.end(before);
  authRequest.setCookies.push(context.jar.session(token, expires));
  rememberBrowser(context, authRequest, account.email);
}

/** `GET /signin`: on to the sign-in page, with the error to explain there. */
export function showSignIn(_: AuthContext, authRequest: AuthRequest) {
  const error = authRequest.query('error')?.slice(0, 200);
  const words = error ? `&error=${encodeURIComponent(error)}` : '';
  redirect(authRequest, `/auth/signin?callbackUrl=${encodeURIComponent(authRequest.callbackUrl)}${words}`);
}

/** `POST /signin` for a provider that doesn't send mail: back to the sign-in page. */
export function backToSignIn(context: AuthContext, authRequest: AuthRequest) {
  const works = authRequest.provider === 'credentials' && authRequest.csrfOk;
  respondWithUrl(authRequest, 200, works ? `${context.api}/signin` : `${context.api}/signin?csrf=true`);
}

/** Too many failures: the same for accounts that exist and those that don't. `wait` is in seconds. */
export function tooManyAttempts(context: AuthContext, authRequest: AuthRequest, wait: number) {
  authRequest.response.set('Retry-After', String(wait));
  respondWithUrl(authRequest, 429, `${context.api}/signin?error=TooManyRequests`);
}
