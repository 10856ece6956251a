import { readSettings } from '#database/site-settings.ts';
import { formatDateTime } from '#lib/dates.ts';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { originOf } from '../env.ts';
import type { Mail, Services } from '../services.ts';
import type { Account } from './accounts.ts';
import type { PasswordLink } from './password-links.ts';

type Needs = Pick<Services, 'db' | 'env'>;

export function signInMail({ db, env }: Needs, to: string, link: string): Mail {
  const { host } = new URL(originOf(env));
  return {
    to,
    subject: localize('Sign in to {site}', { site: readSettings(db).name }),
    text: [
      localize('This link signs you in to {host}. It works once, for 10 minutes.', { host }),
      localize('If you didn’t ask for it, you can ignore this email.'),
    ].join('\n\n'),
    link,
    button: localize('Sign in'),
  };
}

/** `by`: the administrator who made the link; else somebody asked for it. */
export function passwordMail(
  { db, env }: Needs,
  { email, name, passwordHash }: Account,
  { url, expiresAt }: PasswordLink,
  by = '',
): Mail {
  const { name: site, timeZone } = readSettings(db);
  const isInvitation = by !== '' && passwordHash === null;
  const invites = localize(
    '{by} invites you to the back office of {site}. Choose a password, and you’re in.',
    { by, site },
  );
  const sends = localize('{by} has sent you a link to set a new password.', { by });
  const asked = localize('Somebody, hopefully you, asked for a link to set a new password.');
  const until = formatDateTime(expiresAt, timeZone, interfaceLanguage());
  // Never the Host of the request, which anybody may send.
  const { pathname, search } = new URL(url);
  return {
    to: email,
    subject: isInvitation
      ? localize('Your invitation to {site}', { site })
      : localize('Set a new password for {site}', { site }),
    text: [
      localize('Hello {name},', { name }),
      isInvitation ? invites : by ? sends : asked,
      localize('The link works once, until {until}.', { until }),
      ...(by ? [] : [localize('If it wasn’t you, ignore this email: your password stays as it is.')]),
    ].join('\n\n'),
    link: originOf(env) + pathname + search,
    button: localize(passwordHash === null ? 'Choose a password' : 'Set a new password'),
  };
}
