import type { Response } from 'express';
import { renderInstead } from '../rewrite.ts';
import type { AuthMessage } from './auth-message.ts';
import type { AuthRequest } from './request.ts';

const neverCached = { 'Cache-Control': 'private, no-cache, no-store', Pragma: 'no-cache', Expires: '0' };

/** Answers with JSON that no cache may keep. */
export function sendJson(authRequest: AuthRequest, status: number, value: unknown): void {
  start(authRequest, status).type('json').end(JSON.stringify(value));
}

/** Answers with a page in the look of the site. */
export function sendPage(authRequest: AuthRequest, status: number, notice: AuthMessage): void {
  renderInstead(start(authRequest, status), authRequest.next, { url: '/auth/notice', notice });
}

/** Redirects the browser to an address of the site. */
export function redirect(authRequest: AuthRequest, url: string): void {
  start(authRequest, 302).set('Location', authRequest.locationOf(url)).end();
}

/**
 * Where a POST leads: for scripts, which send `json=true`, as `{"url"}` with the status; for plain forms as a
 * redirect, whatever the status, as NextAuth v4 does.
 */
export function respondWithUrl(authRequest: AuthRequest, status: number, url: string): void {
  if (authRequest.field('json') === 'true') sendJson(authRequest, status, { url });
  else redirect(authRequest, url);
}

/** Refuses a method or path that there isn't. The words are NextAuth's: its clients' logs show them. */
export function notSupported(method: string, response: Response): void {
  sendText(response, 400, `Error: This action with HTTP ${method} is not supported by NextAuth.js`);
}

/** Answers with plain words and sets no cookies. */
export function sendText(response: Response, status: number, words: string): void {
  response.status(status).type('text').end(words);
}

function start({ response, setCookies }: AuthRequest, status: number) {
  if (setCookies.length > 0) response.append('Set-Cookie', setCookies);
  return response.status(status).set(neverCached);
}
