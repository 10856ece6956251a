import { formatDateTime } from '#lib/dates.ts';
import { originOf } from '../env.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../site/settings.ts';
import type { Account } from './accounts.ts';
import type { Mail } from './mail.ts';
import type { PasswordLink } from './password-links.ts';

/** The email with a link to set an account's password. `by`: the administrator who made it; else somebody asked for it. */
export function passwordMail(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { email, name, passwordHash }: Account,
  { url, expiresAt }: PasswordLink,
  by?: string,
): Mail {
  const { name: site, timeZone } = readSettings(db);
  const isInvitation = by !== undefined && passwordHash === null;
  const button = passwordHash === null ? 'Choose a password' : 'Set a new password';
  const why = isInvitation
    ? `${by} invites you to the back office of ${site}. Choose a password, and you’re in.`
    : by
      ? `${by} has sent you a link to set a new password.`
      : 'Somebody, hopefully you, asked for a link to set a new password.';
  const ignore = by ? '' : '\n\nIf it wasn’t you, ignore this email: your password stays as it is.';
  const until = formatDateTime(expiresAt, timeZone, 'en');
  // Never the Host of the request, which anybody may send.
  const { pathname, search } = new URL(url);
  return {
    to: email,
    subject: isInvitation ? `Your invitation to ${site}` : `Set a new password for ${site}`,
    text: `Hello ${name},\n\n${why}\n\nThe link works once, until ${until}.${ignore}`,
    link: originOf(env) + pathname + search,
    button,
  };
}
