import { expect, test } from 'vitest';
import { sentenceFor } from './sign-in-errors.ts';

// https://next-auth.js.org/configuration/pages: every code of NextAuth v4, and our own for too many attempts.
const codes = [
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
  'AccessDenied',
  'Verification',
  'Configuration',
  'TooManyRequests',
  'SignInExpired',
  'WrongPasskey',
  'WrongCode',
  'TooManyCodes',
];

test.each(codes)('%s has a sentence', (code) => {
  expect(sentenceFor(code)).toMatch(/^[A-Z].+\.$/);
});

test('a code we don’t know has the general sentence and is not repeated on the page', () => {
  expect(sentenceFor('<b>constructor')).toBe('Sign-in failed. Please try again.');
  expect(sentenceFor('constructor')).toBe('Sign-in failed. Please try again.');
});

test('without a code there is nothing to say', () => {
  expect(sentenceFor(undefined)).toBeNull();
});
