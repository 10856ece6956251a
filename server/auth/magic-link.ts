import { and, eq, lte, or } from 'drizzle-orm';
import { users } from '#database/tables.ts';
import { type Env, originOf } from '../env.ts';
import { chooseCallbackUrl } from '../http/origin.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Mail } from '../services.ts';
import { type Account, findAccount, normalizeEmail } from './accounts.ts';
import { passwordMail, signInMail } from './link-mails.ts';
import { createPasswordLink } from './password-links.ts';
import type { AuthCall } from './request.ts';
import { redirect, refuse, respondWithUrl, sendMessage } from './responses.ts';
import { secondFactorPath } from './second-factor/pending.ts';
import { backToSignIn, signIn, tooManyAttempts } from './sign-in.ts';
import { magicLinks } from './tables.ts';
import { accountOfToken, hashToken, newToken, spendToken } from './tokens.ts';

const lifetime = 10 * 60_000;
const passwordLifetime = 60 * 60_000;

/** In development without a mail server, links are written to the terminal. */
export function sendsLinks(env: Env): boolean {
  return env.EMAIL_SERVER !== undefined || env.NODE_ENV === 'development';
}

export function sendMagicLink(call: AuthCall) {
  return sendLink(call, 'email', (account) => linkMail(call, account));
}

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
  const { db, env, now } = call;
  return sendLink(call, 'password', (account) => {
    const link = createPasswordLink(db, originOf(env), account.id, now(), passwordLifetime);
    return passwordMail(call, account, link);
  });
}

/** Sends the mail with a link if the address has an account, which the response doesn't reveal. */
function sendLink(call: AuthCall, type: 'email' | 'password', mailTo: (account: Account) => Mail) {
  if (!sendsLinks(call.env)) return backToSignIn(call);
  const email = parseAddress(call.field('email') ?? '');
  if (!email) return refuse(call, 200, 'EmailSignin');
  const attempt = call.limits.mail(email, call.client.address);
  if (attempt.wait) return tooManyAttempts(call, attempt.wait);
  // Even the lookup waits for the response to be sent: it takes longer for addresses that exist.
  call.response.once('close', () => {
    sendTo(call, email, mailTo).catch((err) => call.log.error({ err }, 'No link could be made'));
  });
  respondWithUrl(call, 200, `${call.api}/verify-request?provider=email&type=${type}`);
}

export function showCheckYourEmail(call: AuthCall) {
  const [purpose, lifetime] =
    call.query('type') === 'password' ? ['set a new password', 'one hour'] : ['sign in', '10 minutes'];
  sendMessage(call, 200, {
    title: 'Check your email',
    text: `If the address has an account, a link to ${purpose} is on its way. It works once, for ${lifetime}.`,
    links: [{ label: 'Back to sign in', href: '/auth/signin' }],
  });
}

/** The page behind an emailed link. The link works once, for 10 minutes. Only the POST uses it up: mail scanners open links, too. */
export async function openMagicLink(call: AuthCall) {
  const { query, limits } = call;
  const isPressed = call.request.method === 'POST';
  const fail = (error: string) => redirect(call, `${call.api}/error?error=${error}`);
  if (isPressed && !call.sameOrigin) return fail('AccessDenied');
  const token = query('token');
  if (!token) return fail('configuration');
  const attempt = limits.openLink(call.client.address);
  if (attempt.wait) return tooManyAttempts(call, attempt.wait);
  const email = normalizeEmail(query('email') ?? '');
  // A link is for the address that it was sent to.
  const isSentTo = and(eq(magicLinks.email, email), eq(users.email, email));
  const account = accountOfToken(call, magicLinks, token, isSentTo);
  if (!account || (isPressed && !spendToken(call.db, magicLinks, token))) return fail('Verification');
  attempt.succeeded();
  if (!isPressed) return showButton(call, account);
  limits.resetMail(account.email);
  redirect(call, (await signIn(call, account)) ? call.callbackUrl : call.origin + secondFactorPath);
}

function showButton(call: AuthCall, { email }: Account) {
  const { csrfToken, request, response } = call;
  // Keeps the token out of the Referer. Not 'no-referrer': with it browsers send the form with `Origin: null`.
  response.set('Referrer-Policy', 'strict-origin');
  const form = { action: request.originalUrl, csrfToken, button: 'Sign in' };
  sendMessage(call, 200, { title: 'Sign in', text: `You are about to sign in as ${email}.`, form });
}

async function sendTo(call: AuthCall, email: string, mailTo: (account: Account) => Mail) {
  const account = findAccount(call.db, email);
  if (account?.active) await inLanguageOf(account, () => call.mailer.send(mailTo(account)));
}

function linkMail(call: AuthCall, account: Account): Mail {
  const { email } = account;
  const token = createLink(call, account);
  // Never the Host of the request: anybody can ask for a link and send any Host.
  const site = originOf(call.env);
  const destination = chooseCallbackUrl([call.callbackUrl.slice(call.origin.length)], site);
  const query = new URLSearchParams({ callbackUrl: destination, token, email });
  const link = `${site}/api/auth/callback/email?${query}`;
  return signInMail(call, email, link);
}

// Voids earlier links.
function createLink({ db, now }: AuthCall, { id: userId, email }: Account) {
  const token = newToken();
  const row = { id: hashToken(token), userId, email, expiresAt: new Date(now().getTime() + lifetime) };
  const isVoid = or(eq(magicLinks.userId, userId), lte(magicLinks.expiresAt, now()));
  db.transaction((tx) => {
    tx.delete(magicLinks).where(isVoid).run();
    tx.insert(magicLinks).values(row).run();
  });
  return token;
}

// As NextAuth v4: one @, no quotes, a dot in the domain; a comma would smuggle in a second address.
function parseAddress(text: string) {
  const [local, domain, ...more] = normalizeEmail(text).split('@');
  const host = domain?.split(',')[0];
  if (!local || !host?.includes('.') || more.length > 0 || text.includes('"') || text.length > 320)
    return null;
  return `${local}@${host}`;
}
