import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { setCookie } from '../auth/cookies.ts';
import { originFor } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { checkPreview } from './preview-link.ts';
import { forgetFuture, formerCookie, formerSiteOf } from './requested-future.ts';

export const previewCookie = 'vinci.preview';

/** `GET /preview/{token}`: keeps the token of a preview or a former site in a cookie, and redirects to the home page. */
export function openPreview(services: Services) {
  return (request: Request<{ token: string }>, response: Response) => {
    const { token } = request.params;
    const preview = checkPreview(services, token);
    const expires = preview ?? formerSiteOf(services, token)?.until;
    response.set('Cache-Control', 'private, no-store').set('Referrer-Policy', 'no-referrer');
    if (expires) {
      const name = preview ? previewCookie : formerCookie;
      const origin = originFor(request, services.env);
      response.append('Set-Cookie', setCookie(origin, name, token, { expires }));
    }
    response.redirect(303, '/');
  };
}

/** `POST /preview/leave`: forgets the token and the day, and shows what visitors see. */
export function leavePreview(_request: Request, response: Response) {
  response.clearCookie(previewCookie, { path: '/' });
  forgetFuture(response);
  response.redirect(303, '/');
}

/** Null without a valid preview cookie. */
export function previewUntil(services: Services, cookieHeader: string | undefined): Date | null {
  if (!cookieHeader?.includes(previewCookie)) return null;
  const token = parseCookie(cookieHeader)[previewCookie];
  return token === undefined ? null : checkPreview(services, token);
}
