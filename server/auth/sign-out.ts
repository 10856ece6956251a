import type { AuthContext, AuthRequest } from './request.ts';
import { respondWithUrl, sendMessage } from './responses.ts';

/** `GET /signout` asks; it never signs out, because links and pictures on other sites can make a browser GET. */
export function askToSignOut(_: AuthContext, authRequest: AuthRequest) {
  sendMessage(authRequest, 200, {
    title: 'Sign out',
    text: 'Are you sure you want to sign out?',
    form: { action: '/api/auth/signout', csrfToken: authRequest.csrfToken, button: 'Sign out' },
  });
}

/** `POST /signout` ends the session, here and in the database: a copy of the cookie opens nothing any more. */
export function signOut(context: AuthContext, authRequest: AuthRequest) {
  const token = authRequest.cookies[context.jar.names.session];
  if (token) {
    context.sessions.end(token);
    authRequest.setCookies.push(context.jar.clearSession());
  }
  respondWithUrl(authRequest, 200, authRequest.callbackUrl);
}
