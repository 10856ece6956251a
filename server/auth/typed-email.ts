import { stringifySetCookie } from 'cookie';
import type { AuthContext, AuthRequest } from './request.ts';

/** The cookie that holds the e-mail address of a refused sign-in for the sign-in page. An address would show it in logs and in the history. */
export const emailCookie = 'vinci.sign-in-email';

const minutes = 5;

/** Keeps what was typed, for the form that comes next. Scripts keep it themselves. */
export function keepEmail(context: AuthContext, authRequest: AuthRequest): void {
  const email = (authRequest.field('email') ?? '').trim().slice(0, 320);
  if (authRequest.field('json') === 'true' || !email) return;
  const secure = context.origin.startsWith('https:');
  const attributes = { path: '/auth/signin', httpOnly: true, secure, sameSite: 'lax' } as const;
  authRequest.setCookies.push(
    stringifySetCookie(emailCookie, email, { ...attributes, maxAge: minutes * 60 }),
  );
}
