import { and, eq, gt, lte, or } from 'drizzle-orm';
import { type Env, originOf } from '../env.ts';
import { chooseCallbackUrl } from '../http/origin.ts';
import { inLanguageOf } from '../office-language.ts';
import { type Account, findAccount, normalizeEmail } from './accounts.ts';
import { signInMail } from './link-mails.ts';
import { type AuthContext, type AuthRequest, clientInfo } from './request.ts';
import { redirect, respondWithUrl, sendMessage } from './responses.ts';
import { secondFactorPath } from './second-factor/pending.ts';
import { backToSignIn, signIn, tooManyAttempts } from './sign-in.ts';
import { magicLinks } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetime = 10 * 60_000;

/** In development without a mail server, links are written to the terminal. */
export function sendsLinks(env: Env): boolean {
  return env.EMAIL_SERVER !== undefined || env.NODE_ENV === 'development';
}

export function sendMagicLink(context: AuthContext, authRequest: AuthRequest) {
  return sendLink(context, authRequest, 'email', (email) =>
    mailLink(context, email, authRequest.callbackUrl),
  );
}

/** Has `mail` send a link if the address has an account, which the response doesn't reveal. */
export function sendLink(
  context: AuthContext,
  authRequest: AuthRequest,
  type: 'email' | 'password',
  mail: (email: string) => Promise<void>,
) {
  if (!sendsLinks(context.env)) return backToSignIn(context, authRequest);
  const email = parseAddress(authRequest.field('email') ?? '');
  if (!email) return respondWithUrl(authRequest, 200, `${context.api}/error?error=EmailSignin`);
  const attempt = context.limits.mail(email, clientInfo(authRequest.request).address);
  if (attempt.wait) return tooManyAttempts(context, authRequest, attempt.wait);
  // Even the lookup waits for the response to be sent: it takes longer for addresses that exist.
  authRequest.response.once('close', () => {
    mail(email).catch((err) => context.log.error({ err }, 'No link could be made'));
  });
  respondWithUrl(authRequest, 200, `${context.api}/verify-request?provider=email&type=${type}`);
}

export function showCheckYourEmail(_: AuthContext, authRequest: AuthRequest) {
  const [purpose, lifetime] =
    authRequest.query('type') === 'password' ? ['set a new password', 'one hour'] : ['sign in', '10 minutes'];
  sendMessage(authRequest, 200, {
    title: 'Check your email',
    text: `If the address has an account, a link to ${purpose} is on its way. It works once, for ${lifetime}.`,
    links: [{ label: 'Back to sign in', href: '/auth/signin' }],
  });
}

/** The page behind an emailed link. The link works once, for 10 minutes. Only the POST uses it up: mail scanners open links, too. */
export async function openMagicLink(context: AuthContext, authRequest: AuthRequest) {
  const { request, query, sameOrigin } = authRequest;
  const isPressed = request.method === 'POST';
  if (isPressed && !sameOrigin) return redirect(authRequest, `${context.api}/error?error=AccessDenied`);
  const token = query('token');
  if (!token) return redirect(authRequest, `${context.api}/error?error=configuration`);
  const attempt = context.limits.openLink(clientInfo(request).address);
  if (attempt.wait) return tooManyAttempts(context, authRequest, attempt.wait);
  const account = accountOf(context, token, normalizeEmail(query('email') ?? ''), isPressed);
  if (!account) return redirect(authRequest, `${context.api}/error?error=Verification`);
  attempt.succeeded();
  if (!isPressed) return showButton(authRequest, account);
  context.limits.resetMail(account.email);
  const isSignedIn = await signIn(context, authRequest, account);
  redirect(authRequest, isSignedIn ? authRequest.callbackUrl : context.origin + secondFactorPath);
}

function showButton(authRequest: AuthRequest, { email }: Account) {
  const { csrfToken, request, response } = authRequest;
  // Keeps the token out of the Referer. Not 'no-referrer': with it browsers send the form with `Origin: null`.
  response.set('Referrer-Policy', 'strict-origin');
  const form = { action: request.originalUrl, csrfToken, button: 'Sign in' };
  sendMessage(authRequest, 200, { title: 'Sign in', text: `You are about to sign in as ${email}.`, form });
}

async function mailLink(context: AuthContext, email: string, callbackUrl: string) {
  const account = findAccount(context.db, email);
  if (!account?.active) return;
  const token = createLink(context, account);
  // Never the Host of the request: anybody can ask for a link and send any Host.
  const site = originOf(context.env);
  const destination = chooseCallbackUrl([callbackUrl.slice(context.origin.length)], site);
  const query = new URLSearchParams({ callbackUrl: destination, token, email });
  const link = `${site}/api/auth/callback/email?${query}`;
  await inLanguageOf(account, () => context.mailer.send(signInMail(context, email, link)));
}

// Voids earlier links.
function createLink({ db, now }: AuthContext, { id: userId, email }: Account) {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + lifetime);
  db.transaction((tx) => {
    tx.delete(magicLinks)
      .where(or(eq(magicLinks.userId, userId), lte(magicLinks.expiresAt, now())))
      .run();
    tx.insert(magicLinks)
      .values({ id: hashToken(token), userId, email, expiresAt })
      .run();
  });
  return token;
}

// Finds and deletes in one statement: concurrent uses can't both succeed.
function accountOf({ db, now }: AuthContext, token: string, email: string, isUsed: boolean) {
  const isLink = and(eq(magicLinks.id, hashToken(token)), eq(magicLinks.email, email));
  const valid = and(isLink, gt(magicLinks.expiresAt, now()));
  const link = isUsed
    ? db.delete(magicLinks).where(valid).returning().get()
    : db.select().from(magicLinks).where(valid).get();
  const account = link && findAccount(db, link.email);
  return account?.active && account.id === link?.userId ? account : null;
}

// As NextAuth v4: one @, no quotes, a dot in the domain; a comma would smuggle in a second address.
function parseAddress(text: string) {
  const [local, domain, ...more] = normalizeEmail(text).split('@');
  const host = domain?.split(',')[0];
  if (!local || !host?.includes('.') || more.length > 0 || text.includes('"') || text.length > 320)
    return null;
  return `${local}@${host}`;
}
