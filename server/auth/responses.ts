import type { ErrorRequestHandler, Response } from 'express';
import type { Language } from '#lib/language.ts';
import { renderInstead } from '../http/rewrite.ts';
import type { AuthContext, AuthRequest } from './request.ts';

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
  }
}

const neverCached = { 'Cache-Control': 'private, no-cache, no-store', Pragma: 'no-cache', Expires: '0' };

export function sendJson(authRequest: AuthRequest, status: number, value: unknown): void {
  start(authRequest, status).type('json').end(JSON.stringify(value));
}

export function sendMessage(authRequest: AuthRequest, status: number, notice: AuthMessage): void {
  renderInstead(start(authRequest, status), authRequest.next, { url: '/auth/notice', notice });
}

export function redirect(authRequest: AuthRequest, url: string): void {
  start(authRequest, 302).set('Location', authRequest.locationOf(url)).end();
}

/** Redirects after a POST: scripts (`json=true`) get `{"url"}` with the status, plain forms always a redirect, as in NextAuth v4. */
export function respondWithUrl(authRequest: AuthRequest, status: number, url: string): void {
  if (authRequest.field('json') === 'true') sendJson(authRequest, status, { url });
  else redirect(authRequest, url);
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

function start({ response, setCookies }: AuthRequest, status: number) {
  if (setCookies.length > 0) response.append('Set-Cookie', setCookies);
  return response.status(status).set(neverCached);
}

// Explained on the sign-in page.
const shownAtSignIn = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
  'TooManyRequests',
  'SignInExpired',
  'WrongPasskey',
]);

// Explained on the page of the second factor.
const shownAtSecondFactor = new Set(['SecondFactorRequired', 'WrongCode', 'TooManyCodes']);

const signInLink = { label: 'Sign in', href: '/api/auth/signin' };
const home = { label: 'Go to the site', href: '/' };

const pages: Record<string, AuthMessage & { status: number }> = {
  configuration: {
    status: 500,
    title: 'Server error',
    text: 'There is a problem with the server configuration. The server log says more.',
    links: [home],
  },
  accessdenied: {
    status: 403,
    title: 'Access Denied',
    text: 'You do not have permission to sign in.',
    links: [signInLink],
  },
  verification: {
    status: 403,
    title: 'Unable to sign in',
    text: 'The sign-in link is no longer valid. It may have been used already or it may have expired.',
    links: [signInLink],
  },
};

/** `GET /error`: a page for errors that end a sign-in, else the sign-in page. Never shows the code. */
export function showError(context: AuthContext, authRequest: AuthRequest) {
  const code = authRequest.query('error') ?? authRequest.provider ?? '';
  if (shownAtSignIn.has(code)) return redirect(authRequest, `${context.api}/signin?error=${code}`);
  if (shownAtSecondFactor.has(code))
    return redirect(authRequest, `${context.origin}/auth/second-factor?error=${code}`);
  const known = Object.hasOwn(pages, code.toLowerCase()) ? pages[code.toLowerCase()] : undefined;
  const page = known ?? { status: 200, title: 'Error', text: 'Something went wrong.', links: [home] };
  sendMessage(authRequest, page.status, page);
}
