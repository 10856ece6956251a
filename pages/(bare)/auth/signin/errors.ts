const otherWay = 'Sign-in failed. Please try again, or sign in another way.';

// The codes of NextAuth v4 (https://next-auth.js.org/configuration/pages#sign-in-page) in lower case, as some are sent.
const sentences: Record<string, string> = {
  signin: otherWay,
  oauthsignin: otherWay,
  oauthcallback: otherWay,
  oauthcreateaccount: otherWay,
  emailcreateaccount: otherWay,
  callback: otherWay,
  oauthaccountnotlinked: 'Please sign in the same way as before. This one isn’t linked to your account.',
  emailsignin: 'The link could not be sent. Please check the email address, or try again in a moment.',
  credentialssignin: 'Email and password don’t match. Please check both and try again.',
  sessionrequired: 'Please sign in to see this page.',
  accessdenied: 'This account can’t sign in. Please ask an administrator.',
  verification: 'The sign-in link is no longer valid. It was already used, or it has expired.',
  configuration: 'Sign-in is not set up correctly on the server. See the server log for details.',
  signinexpired: 'That took too long, or something changed meanwhile. Please sign in again.',
  wrongpasskey: 'This passkey doesn’t belong to an account here. Please sign in another way.',
  // Without the clock’s offset, which would help an attacker.
  wrongcode:
    'This code doesn’t match. Please type the one that the app shows now. If it never matches, set the time of your phone to automatic, or use a recovery code or a passkey.',
  toomanycodes: 'Too many wrong codes. Please use a passkey, or try again in an hour.',
  toomanyrequests: 'Too many attempts. Please try again in 15 minutes, or in an hour at the latest.',
};

/** The message of an error code; null without one. */
export function sentenceFor(code: string | undefined): string | null {
  if (!code) return null;
  const known = code.toLowerCase();
  return (Object.hasOwn(sentences, known) && sentences[known]) || 'Sign-in failed. Please try again.';
}
