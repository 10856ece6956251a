import { lead, sendPage } from './answers.ts';
import type { Parts } from './parts.ts';
import type { Visit } from './visit.ts';

/** `GET /signout` asks; it never signs out, because links and pictures on other sites can make a browser GET. */
export function askToSignOut(_: Parts, visit: Visit) {
  sendPage(visit, 200, {
    title: 'Sign out',
    text: 'Are you sure you want to sign out?',
    form: { action: '/api/auth/signout', csrfToken: visit.csrfToken, button: 'Sign out' },
  });
}

/** `POST /signout` ends the session, here and in the database: a copy of the cookie opens nothing any more. */
export function signOut(parts: Parts, visit: Visit) {
  const token = visit.cookies[parts.jar.names.session];
  if (token) {
    parts.sessions.end(token);
    visit.setCookies.push(parts.jar.clearSession());
  }
  lead(visit, 200, visit.callbackUrl);
}
