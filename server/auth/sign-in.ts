import type { Account } from './accounts.ts';
import { lead, redirect } from './answers.ts';
import { rememberBrowser } from './known-browser.ts';
import type { Parts } from './parts.ts';
import { cameFrom, type Visit } from './visit.ts';

/** Signs the browser in to an account: a new session, in the place of the one that it had. */
export async function signIn(parts: Parts, visit: Visit, account: Account) {
  const { token, expires } = await parts.sessions.start(account.id, cameFrom(visit.request));
  const before = visit.cookies[parts.jar.names.session];
  if (before) parts.sessions.end(before);
  visit.setCookies.push(parts.jar.session(token, expires));
  rememberBrowser(parts, visit, account.email);
}

/** `GET /signin`: on to the sign-in page, with the error to explain there. */
export function showSignIn(_: Parts, visit: Visit) {
  const error = visit.query('error')?.slice(0, 200);
  const words = error ? `&error=${encodeURIComponent(error)}` : '';
  redirect(visit, `/auth/signin?callbackUrl=${encodeURIComponent(visit.callbackUrl)}${words}`);
}

/** `POST /signin` for a provider that doesn't send mail: back to the sign-in page. */
export function backToSignIn(parts: Parts, visit: Visit) {
  const works = visit.provider === 'credentials' && visit.csrfOk;
  lead(visit, 200, works ? `${parts.api}/signin` : `${parts.api}/signin?csrf=true`);
}

/** Too many failures: the same for accounts that exist and those that don't. `wait` is in seconds. */
export function tooManyAttempts(parts: Parts, visit: Visit, wait: number) {
  visit.response.set('Retry-After', String(wait));
  lead(visit, 429, `${parts.api}/signin?error=TooManyRequests`);
}
