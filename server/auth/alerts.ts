import { readSettings } from '#database/site-settings.ts';
import { browserName } from '#lib/browser-name.ts';
import { formatDateTime } from '#lib/dates.ts';
import { localize } from '#lib/interface-language.ts';
import { originOf } from '../env.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Mailer, Services } from '../services.ts';
import { findAccount } from './accounts.ts';
import type { Client } from './sessions.ts';

export interface Needs extends Pick<Services, 'db' | 'env' | 'now'> {
  mailer: Mailer;
}

type Values = Record<string, string | number>;

// Subject and first sentence.
export const events = {
  newBrowser: (about: Values) => [
    localize('New sign-in to your account'),
    localize('Your account was signed in to from {browser}.', about),
  ],
  passwordChanged: () => [
    localize('Your password was changed'),
    localize('The password of your account was changed.'),
  ],
  passkeyAdded: (about: Values) => [
    localize('A passkey was added'),
    localize('The passkey “{name}” was added to your account. It can sign in without a password.', about),
  ],
  passkeyRemoved: (about: Values) => [
    localize('A passkey was removed'),
    localize('The passkey “{name}” was removed from your account.', about),
  ],
  authenticatorAdded: () => [
    localize('An authenticator app was set up'),
    localize('An authenticator app was set up for your account.'),
  ],
  authenticatorRemoved: () => [
    localize('Your authenticator app was removed'),
    localize('The authenticator app was removed from your account.'),
  ],
  recoveryCodesMade: () => [
    localize('You have new recovery codes'),
    localize('New recovery codes were made for your account. Earlier ones no longer work.'),
  ],
  recoveryCodeUsed: (about: Values) => [
    localize('A recovery code was used'),
    localize('A recovery code of your account was used. You have {left} left.', about),
  ],
  secondFactorReset: () => [
    localize('Your second factor was reset'),
    localize(
      'Passkeys, authenticator app and recovery codes were removed from your account, and it was signed out everywhere.',
    ),
  ],
};

export type Event = keyof typeof events;

/** Emails the owner about a change of keys or a sign-in, in their language. Nobody waits for it. `client`: the browser of a sign-in. */
export function alert(
  { db, env, now, mailer }: Needs,
  email: string,
  event: Event,
  values: Values = {},
  client?: Client,
): void {
  const account = findAccount(db, email);
  if (!account || !env.EMAIL_SERVER) return;
  inLanguageOf(account, () => {
    const { name: site, timeZone } = readSettings(db);
    const browser = browserName(client?.browser ?? null);
    const [subject = '', what = ''] = events[event]({ browser, ...values });
    const at = formatDateTime(now(), timeZone, account.language);
    const where = client?.timeZone ? ` ${localize('Time zone: {zone}.', { zone: client.timeZone })}` : '';
    const text = [
      localize('Hello {name},', { name: account.name }),
      `${what} ${localize('It happened on {at}.', { at })}${where}`,
      localize(
        'If that was you, there is nothing to do. If not, change your password now, sign out all other browsers, and let an administrator know.',
      ),
    ].join('\n\n');
    const link = `${originOf(env)}/only-us/my-account`;
    const button = localize('Check my account');
    void mailer.send({ to: email, subject: `${subject} · ${site}`, text, link, button });
  });
}
