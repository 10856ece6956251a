import { stringifySetCookie } from 'cookie';
import express, { type Request } from 'express';
import { renderInstead } from '../rewrite.ts';
import type { Services } from '../services.ts';
import { ownPath } from './callback-url.ts';
import { readCookies } from './cookies.ts';
import { moved, originFor, redirectToOwnHost } from './origin.ts';

import type { AuthContext, AuthRequest } from './request.ts';

/** What the sign-in page shows in its forms. */
export interface SignInForm {
  /** A path of the site. */
  callbackUrl: string;
  /** The e-mail address of a refused sign-in. */
  email: string;
  /** Was the browser redirected from another host to this one? */
  moved: boolean;
}

// Holds the e-mail address of a refused sign-in. A query parameter would put it into logs and the history.
const emailCookie = 'vinci.sign-in-email';
const fiveMinutes = 5 * 60;

const backOffice = '/only-us/dashboard';

/** `/auth/signin`. Somebody who is already signed in, perhaps in another tab, is redirected. */
export function signInPage(services: Services): express.Router {
  const router = express.Router();
  router.use(redirectToOwnHost(services));
  router.get('/', async (request, response, next) => {
    const { error, done } = request.query;
    const callbackUrl = callbackUrlOf(request, originFor(request, services.env));
    response.set('Cache-Control', 'private, no-store');
    if (!error && !done && (await services.auth.readSession(request.headers.cookie)))
      return response.redirect(302, callbackUrl);
    const email = error ? readCookies(request.headers.cookie)[emailCookie] : undefined;
    const signInForm = { callbackUrl, email: email ?? '', moved: moved in request.query };
    renderInstead(response, next, { url: request.originalUrl, signInForm });
  });
  return router;
}

/** Puts the e-mail address of a refused sign-in into a cookie for the sign-in page. Scripts keep it themselves. */
export function rememberEmail(context: AuthContext, authRequest: AuthRequest): void {
  const email = (authRequest.field('email') ?? '').trim().slice(0, 320);
  if (authRequest.field('json') === 'true' || !email) return;
  const secure = context.origin.startsWith('https:');
  const attributes = { path: '/auth/signin', httpOnly: true, secure, sameSite: 'lax' } as const;
  authRequest.setCookies.push(stringifySetCookie(emailCookie, email, { ...attributes, maxAge: fiveMinutes }));
}

// Returning to the sign-in page would be a redirect loop for somebody who is signed in.
function callbackUrlOf({ query }: Request, origin: string) {
  const first = [query.callbackUrl].flat()[0];
  const path = typeof first === 'string' ? ownPath(first, origin) : null;
  return path && !/^\/(api\/)?auth\//.test(path) ? path : backOffice;
}
