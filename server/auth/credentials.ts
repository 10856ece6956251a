import { type Account, findAccount, normalizeEmail } from './accounts.ts';
import { knownBrowser } from './known-browser.ts';
import { verifyPassword } from './passwords.ts';
import { type AuthContext, type AuthRequest, clientInfo } from './request.ts';
import { respondWithUrl } from './responses.ts';
import { signIn, tooManyAttempts } from './sign-in.ts';
import { keepEmail } from './typed-email.ts';

/** `POST /callback/credentials`: e-mail and password. Whether the account exists shows neither in the answer nor in its time. */
export async function signInWithPassword(context: AuthContext, authRequest: AuthRequest) {
  const email = normalizeEmail(authRequest.field('email') ?? '').slice(0, 320);
  const { address } = clientInfo(authRequest.request);
  const attempt = context.limits.signIn(email, address, knownBrowser(context, authRequest, email));
  if (attempt.wait) {
    keepEmail(context, authRequest);
    return tooManyAttempts(context, authRequest, attempt.wait);
  }
  const account = findAccount(context.db, email);
  const right = await verifyPassword(account?.passwordHash ?? null, authRequest.field('password') ?? '');
  if (!account || !right || !isUnchanged(context, account)) {
    keepEmail(context, authRequest);
    return respondWithUrl(
      authRequest,
      401,
      `${context.api}/error?error=CredentialsSignin&provider=credentials`,
    );
  }
  attempt.succeeded();
  await signIn(context, authRequest, account);
  respondWithUrl(authRequest, 200, authRequest.callbackUrl);
}

// While the password was being checked the account may have been deactivated or its password changed.
function isUnchanged(context: AuthContext, { email, passwordHash }: Account) {
  const current = findAccount(context.db, email);
  return current?.active === true && current.passwordHash === passwordHash;
}
