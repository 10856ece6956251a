const otherWay = 'Sign-in failed. Please try again, or sign in another way.';

/** Explained on the page of the second factor, which asks for a code. */
export const secondFactorErrors = {
  SecondFactorRequired: '',
  // Without the clock’s offset, which would help an attacker.
  WrongCode:
    'This code doesn’t match. Please type the one that the app shows now. If it never matches, set the time of your phone to automatic, or use another way.',
  TooManyCodes: 'Too many wrong codes. Please use a passkey, or try again in an hour.',
};

/** By the codes of NextAuth v4 (https://next-auth.js.org/configuration/pages#sign-in-page) and ours. */
export const signInErrors = {
  ...secondFactorErrors,
  Signin: otherWay,
  OAuthSignin: otherWay,
  OAuthCallback: otherWay,
  OAuthCreateAccount: otherWay,
  EmailCreateAccount: otherWay,
  Callback: otherWay,
  OAuthAccountNotLinked: 'Please sign in the same way as before. This one isn’t linked to your account.',
  EmailSignin: 'The link could not be sent. Please check the email address, or try again in a moment.',
  CredentialsSignin: 'Email and password don’t match. Please check both and try again.',
  SessionRequired: 'Please sign in to see this page.',
  AccessDenied: 'This account can’t sign in. Please ask an administrator.',
  Verification: 'The sign-in link is no longer valid. It was already used, or it has expired.',
  Configuration: 'Sign-in is not set up correctly on the server. See the server log for details.',
  SignInExpired: 'That took too long, or something changed meanwhile. Please sign in again.',
  WrongPasskey: 'This passkey doesn’t belong to an account here. Please sign in another way.',
  TooManyRequests: 'Too many attempts. Please try again in 15 minutes, or in an hour at the latest.',
};

export type SignInError = keyof typeof signInErrors;

/** The sentence of an error code in any case, as some are sent; null without one. */
export function sentenceFor(code: string | null | undefined): string | null {
  if (!code) return null;
  const known = Object.entries(signInErrors).find(([name]) => name.toLowerCase() === code.toLowerCase());
  return known ? known[1] : 'Sign-in failed. Please try again.';
}
