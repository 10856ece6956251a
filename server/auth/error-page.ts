import type { AuthContext, AuthRequest } from './request.ts';
import { type AuthMessage, redirect, sendMessage } from './responses.ts';

// The sign-in page has a sentence for each of these.
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
]);

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

/** `GET /error`: a page of its own for what ends a sign-in, the sign-in page for the rest. Never shows the code itself. */
export function showError(context: AuthContext, authRequest: AuthRequest) {
  const code = authRequest.query('error') ?? authRequest.provider ?? '';
  if (shownAtSignIn.has(code)) return redirect(authRequest, `${context.api}/signin?error=${code}`);
  const known = Object.hasOwn(pages, code.toLowerCase()) ? pages[code.toLowerCase()] : undefined;
  const page = known ?? { status: 200, title: 'Error', text: 'Something went wrong.', links: [home] };
  sendMessage(authRequest, page.status, page);
}
