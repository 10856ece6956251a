import type { Account } from './accounts.ts';
import { lead, redirect } from './answers.ts';
import { rememberBrowser } from './known-browser.ts';
import type { Parts } from './parts.ts';
import { clientInfo, type AuthRequest } from './auth-request.ts';

/** Signs the browser in to an account: a new session, in the place of the one that it had. */
export async function signIn(parts: Parts, authRequest: AuthRequest, account: Account) {
  const { token, expires } = await parts.sessions.start(account.id, clientInfo(authRequest.request));
  const before = authRequest.cookies[parts.jar.names.session];
  if (before) parts.sessions.end(before);
  authRequest.setCookies.push(parts.jar.session(token, expires));
  rememberBrowser(parts, authRequest, account.email);
}

/** `GET /signin`: on to the sign-in page, with the error to explain there. */
export function showSignIn(_: Parts, authRequest: AuthRequest) {
  const error = authRequest.query('error')?.slice(0, 200);
  const words = error ? `&error=${encodeURIComponent(error)}` : '';
  redirect(authRequest, `/auth/signin?callbackUrl=${encodeURIComponent(authRequest.callbackUrl)}${words}`);
}

/** `POST /signin` for a provider that doesn't send mail: back to the sign-in page. */
export function backToSignIn(parts: Parts, authRequest: AuthRequest) {
  const works = authRequest.provider === 'credentials' && authRequest.csrfOk;
  lead(authRequest, 200, works ? `${parts.api}/signin` : `${parts.api}/signin?csrf=true`);
}

/** Too many failures: the same for accounts that exist and those that don't. `wait` is in seconds. */
export function tooManyAttempts(parts: Parts, authRequest: AuthRequest, wait: number) {
  authRequest.response.set('Retry-After', String(wait));
  lead(authRequest, 429, `${parts.api}/signin?error=TooManyRequests`);
}
