import express, { type NextFunction, type Response } from 'express';
import { waitForWriteLock } from '#database/write-lock.ts';
import { renderInstead } from '../rewrite.ts';
import type { Services } from '../services.ts';
import { isSameOrigin, redirectToOwnHost } from './origin.ts';

import { readPasswordLink } from './password-links.ts';
import { type Refusal, setPassword } from './set-password.ts';

/** What the page shows of a link that works, and why what was sent before was refused. */
export interface PasswordForm {
  token: string;
  name: string;
  email: string;
  refusal: Refusal | null;
}

/**
 * `/auth/set-password`: where invitations and password resets lead. Only the POST uses the link up, because chat programs
 * and mail scanners open links, too.
 */
export function setPasswordPage(services: Services): express.Router {
  const router = express.Router();
  router.use((_request, response, next) => {
    // The token in the address stays here. Not 'no-referrer': with it browsers send the form with `Origin: null`.
    response.set('Referrer-Policy', 'strict-origin');
    next();
  });
  router.use(redirectToOwnHost(services));
  router.get('/', ({ query }, response, next) => show(services, response, next, query.token, null));
  router.post('/', express.urlencoded({ limit: '8kb', extended: false }), async (request, response, next) => {
    if (!isSameOrigin(request, services.env)) return refuse(response, next);
    const form = { ...request.body };
    await waitForWriteLock(services.db);
    const refusal = await setPassword(services, form, request.ip ?? '');
    if (refusal) show(services, response, next, form.token, refusal);
    else response.redirect(303, '/auth/signin?done=password');
  });
  return router;
}

function show(
  services: Services,
  response: Response,
  next: NextFunction,
  given: unknown,
  refusal: Refusal | null,
) {
  const token = typeof given === 'string' ? given : '';
  const link = readPasswordLink(services.db, token, services.now());
  const passwordForm = link && { token, name: link.name, email: link.email, refusal };
  if (refusal?.wait) response.set('Retry-After', String(refusal.wait));
  response.status(refusal?.status ?? (link ? 200 : 410));
  renderInstead(response, next, { url: '/auth/set-password', passwordForm });
}

function refuse(response: Response, next: NextFunction) {
  const text = 'This form was sent by another site. Please open your link again and use the form there.';
  renderInstead(response.status(403), next, {
    url: '/auth/notice',
    notice: { title: 'Access Denied', text },
  });
}
