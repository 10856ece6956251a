import express, { type Request } from 'express';
import { renderInstead } from '../rewrite.ts';
import type { Services } from '../services.ts';
import { ownPath } from './callback-url.ts';
import { readCookies } from './cookies.ts';
import { originFor } from './origin.ts';
import { moved, toOwnAddress } from './own-address.ts';
import { emailCookie } from './typed-email.ts';

/** What the sign-in page shows in its forms. */
export interface SignInForm {
  /** A path of the site. */
  callbackUrl: string;
  /** What was typed before, when it was refused. */
  email: string;
  /** Was the browser redirected from another host to this one? */
  moved: boolean;
}

const backOffice = '/only-us/dashboard';

/** `/auth/signin`. Who is signed in already, perhaps in another tab, goes straight on. */
export function signInPage(services: Services): express.Router {
  const router = express.Router();
  router.use(toOwnAddress(services));
  router.get('/', async (request, response, next) => {
    const { error, done } = request.query;
    const callbackUrl = callbackUrlOf(request, originFor(request, services.env));
    response.set('Cache-Control', 'private, no-store');
    if (!error && !done && (await services.auth.readSession(request.headers.cookie)))
      return response.redirect(302, callbackUrl);
    const typed = error ? readCookies(request.headers.cookie)[emailCookie] : undefined;
    const signInForm = { callbackUrl, email: typed ?? '', moved: moved in request.query };
    renderInstead(response, next, { url: request.originalUrl, signInForm });
  });
  return router;
}

// Back to signing in would go round in circles for who is signed in.
function callbackUrlOf({ query }: Request, origin: string) {
  const given = [query.callbackUrl].flat()[0];
  const path = typeof given === 'string' ? ownPath(given, origin) : null;
  return path && !/^\/(api\/)?auth\//.test(path) ? path : backOffice;
}
