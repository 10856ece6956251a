import { eq, sql } from 'drizzle-orm';
import { users } from '#database/tables.ts';
import { recordAccount } from './accounts.ts';
import type { AuthContext, AuthRequest } from './request.ts';
import { respondWithUrl, sendJson, sendMessage } from './responses.ts';
import type { LiveSession } from './sessions.ts';

/** `{}` for nobody. Removes a cookie without a valid session. */
export async function showSession(context: AuthContext, authRequest: AuthRequest) {
  const session = await currentSession(context, authRequest);
  sendJson(authRequest, 200, session ? bodyOf(session) : {});
}

/** Changes the user's name, and nothing else. */
export async function updateSession(context: AuthContext, authRequest: AuthRequest) {
  if (!authRequest.sameOrigin) return sendJson(authRequest, 403, {});
  if (!authRequest.csrfOk) return sendJson(authRequest, 400, {});
  const session = await currentSession(context, authRequest);
  if (!session) return sendJson(authRequest, 200, {});
  const name = newName(authRequest.body.data);
  if (name === null) return sendJson(authRequest, 400, {});
  if (name === undefined) return sendJson(authRequest, 200, bodyOf(session));
  const next = { name, updatedAt: context.now(), version: sql`${users.version} + 1` };
  context.db.transaction((tx) => {
    tx.update(users).set(next).where(eq(users.id, session.user.id)).run();
    const account = { id: session.user.id, name };
    recordAccount(tx, account, 'updated', '', { user: account.id, now: context.now() });
  });
  sendJson(authRequest, 200, bodyOf({ ...session, user: { ...session.user, name } }));
}

/** Asks for confirmation: links and pictures on other sites can trigger a GET. */
export function askToSignOut(_: AuthContext, authRequest: AuthRequest) {
  sendMessage(authRequest, 200, {
    title: 'Sign out',
    text: 'Are you sure you want to sign out?',
    form: { action: '/api/auth/signout', csrfToken: authRequest.csrfToken, button: 'Sign out' },
  });
}

/** Also in the database, so that copies of the cookie become useless. */
export function signOut(context: AuthContext, authRequest: AuthRequest) {
  const token = authRequest.cookies[context.jar.names.session];
  if (token) {
    context.sessions.end(token);
    authRequest.setCookies.push(context.jar.clearSession());
  }
  respondWithUrl(authRequest, 200, authRequest.callbackUrl);
}

async function currentSession(context: AuthContext, authRequest: AuthRequest): Promise<LiveSession | null> {
  const token = authRequest.cookies[context.jar.names.session];
  if (!token) return null;
  const session = await context.sessions.read(token);
  if (!session) authRequest.setCookies.push(context.jar.clearSession());
  // The same token; only the cookie's expiry changes.
  else if (session.extended) authRequest.setCookies.push(context.jar.session(token, session.expires));
  return session;
}

function bodyOf({ user: { name, email, role }, expires }: LiveSession) {
  return { user: { name, email, image: null, role }, expires: expires.toISOString() };
}

// undefined: none was sent; null: not a valid name.
function newName(data: unknown): string | null | undefined {
  if (data === null || typeof data !== 'object' || !Object.hasOwn(data, 'name')) return undefined;
  const name = (data as { name: unknown }).name;
  if (typeof name !== 'string') return null;
  const trimmed = name.trim();
  return trimmed.length >= 1 && trimmed.length <= 80 ? trimmed : null;
}
