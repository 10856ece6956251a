import express from 'express';
import { redirectToOwnHost } from '../http/origin.ts';
import { withHeaders } from '../http/plain-answers.ts';
import { refuseOtherMethods } from '../http/requests.ts';
import type { Services } from '../services.ts';
import { secondFactorPage } from './second-factor/endpoints.ts';
import { setPasswordPage } from './set-password.ts';
import { signInPage } from './sign-in.ts';

/** The pages of signing in, under the site's own host. */
export function authPages(services: Services): express.Router {
  const router = express.Router();
  const pages = ['/signin', '/second-factor', '/set-password'];
  router.use(pages, redirectToOwnHost(services), withHeaders({ 'Cache-Control': 'private, no-store' }));
  router.use('/set-password', setPasswordPage(services));
  router.use(refuseOtherMethods);
  router.get('/signin', signInPage(services));
  router.get('/second-factor', secondFactorPage(services));
  return router;
}
