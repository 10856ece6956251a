import { originOf } from '../env.ts';
import { inLanguageOf } from '../office-language.ts';
import { findAccount } from './accounts.ts';
import { passwordMail } from './link-mails.ts';
import { sendLink, sendsLinks } from './magic-link.ts';
import { createPasswordLink } from './password-links.ts';
import type { AuthCall } from './request.ts';
import { redirect, sendMessage } from './responses.ts';

const lifetime = 60 * 60_000;

export function askForEmail(call: AuthCall) {
  if (!sendsLinks(call.env)) return redirect(call, `${call.api}/signin`);
  const form = { action: '/api/auth/forgot-password', csrfToken: call.csrfToken, asksEmail: true };
  sendMessage(call, 200, {
    title: 'Forgot your password?',
    text: 'We’ll email you a link to set a new one.',
    form: { ...form, button: 'Email me a link' },
    links: [{ label: 'Back to sign in', href: '/auth/signin' }],
  });
}

/** The link works once, for an hour. */
export function sendPasswordLink(call: AuthCall) {
  const { db, env, mailer, now } = call;
  return sendLink(call, 'password', async (email) => {
    const account = findAccount(db, email);
    if (!account?.active) return;
    const link = createPasswordLink(db, originOf(env), account.id, now(), lifetime);
    await inLanguageOf(account, () => mailer.send(passwordMail(call, account, link)));
  });
}
