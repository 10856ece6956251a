import type { ErrorRequestHandler, NextFunction, Response } from 'express';
import type { Language } from '#lib/language.ts';
import { type SignInError, secondFactorErrors, signInErrors } from '#lib/sign-in-errors.ts';
import { renderInstead } from '../http/rewrite.ts';
import type { AuthCall } from './request.ts';

/** `form` posts the CSRF token to an address of the site. */
export interface AuthMessage {
  title: string;
  text: string;
  /** Default: English, like everything about signing in. */
  language?: Language;
  links?: { label: string; href: string }[];
  form?: { action: string; csrfToken: string; button: string; asksEmail?: boolean };
}

declare module '../http/rewrite.ts' {
  interface Rewrite {
    /** For `/auth/notice`. */
    notice?: AuthMessage;
    /** For the other pages of `/auth`, each with a form of its own. */
    authForm?: object;
  }
}

const neverCached = { 'Cache-Control': 'private, no-cache, no-store', Pragma: 'no-cache', Expires: '0' };

export function sendJson(call: AuthCall, status: number, value: unknown): void {
  start(call, status).type('json').end(JSON.stringify(value));
}

export function sendMessage(call: AuthCall, status: number, notice: AuthMessage): void {
  showNotice(start(call, status), call.next, notice);
}

/** In place of a page that isn't one, with the status so far. */
export function showNotice(response: Response, next: NextFunction, notice: AuthMessage): void {
  renderInstead(response, next, { url: '/auth/notice', notice });
}

export function redirect(call: AuthCall, url: string): void {
  start(call, 302).set('Location', call.locationOf(url)).end();
}

/** Redirects after a POST: scripts (`json=true`) get `{"url"}` with the status, plain forms always a redirect, as in NextAuth v4. */
export function respondWithUrl(call: AuthCall, status: number, url: string): void {
  if (call.field('json') === 'true') sendJson(call, status, { url });
  else redirect(call, url);
}

/** A failed sign-in, which the page of the address explains. `wait`: in seconds. */
export function refuse(call: AuthCall, status: number, error: SignInError, wait?: number): void {
  if (wait) call.response.set('Retry-After', String(wait));
  respondWithUrl(call, status, `${call.api}/error?error=${error}`);
}

/** The sentence is NextAuth's: its clients log it. */
export function notSupported(method: string, response: Response): void {
  sendText(response, 400, `Error: This action with HTTP ${method} is not supported by NextAuth.js`);
}

/** In NextAuth v4's words. */
export const refuseBody: ErrorRequestHandler = (error, _request, response, next) => {
  if (error.type === 'entity.too.large') sendText(response, 413, 'Body exceeded 1mb limit');
  else if (error.type === 'entity.parse.failed') sendText(response, 400, 'Invalid JSON');
  else if (error.type && error.status < 500) sendText(response, error.status, 'Invalid body');
  else next(error);
};

export function sendText(response: Response, status: number, text: string): void {
  response.status(status).type('text').end(text);
}

function start({ response, setCookies }: AuthCall, status: number) {
  if (setCookies.length > 0) response.append('Set-Cookie', setCookies);
  return response.status(status).set(neverCached);
}

const forbidden = { status: 403, links: [{ label: 'Sign in', href: '/api/auth/signin' }] };
const home = { label: 'Go to the site', href: '/' };

const pages: Record<string, AuthMessage & { status: number }> = {
  configuration: { status: 500, title: 'Server error', text: signInErrors.Configuration, links: [home] },
  accessdenied: { ...forbidden, title: 'Access Denied', text: signInErrors.AccessDenied },
  verification: { ...forbidden, title: 'Unable to sign in', text: signInErrors.Verification },
};

/** `GET /error`: a page for errors that end a sign-in, else the page that explains it. Never shows the code. */
export function showError(call: AuthCall) {
  const code = call.query('error') ?? call.provider ?? '';
  const known = Object.hasOwn(pages, code.toLowerCase()) ? pages[code.toLowerCase()] : undefined;
  if (!known && Object.hasOwn(secondFactorErrors, code))
    return redirect(call, `${call.origin}/auth/second-factor?error=${code}`);
  if (!known && Object.hasOwn(signInErrors, code)) return redirect(call, `${call.api}/signin?error=${code}`);
  const page = known ?? { status: 200, title: 'Error', text: 'Something went wrong.', links: [home] };
  sendMessage(call, page.status, page);
}
