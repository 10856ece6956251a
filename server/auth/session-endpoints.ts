import { recordAccount, updateAccount } from './accounts.ts';
import type { AuthCall } from './request.ts';
import { respondWithUrl, sendJson, sendMessage } from './responses.ts';
import type { LiveSession } from './sessions.ts';

/** `{}` for nobody. Removes a cookie without a valid session. */
export async function showSession(call: AuthCall) {
  const session = await currentSession(call);
  sendJson(call, 200, session ? bodyOf(session) : {});
}

/** Changes the user's name, and nothing else. */
export async function updateSession(call: AuthCall) {
  if (!call.sameOrigin) return sendJson(call, 403, {});
  if (!call.csrfOk) return sendJson(call, 400, {});
  const session = await currentSession(call);
  if (!session) return sendJson(call, 200, {});
  const name = newName(call.body.data);
  if (name === null) return sendJson(call, 400, {});
  if (name === undefined) return sendJson(call, 200, bodyOf(session));
  const { id } = session.user;
  call.db.transaction((tx) => {
    updateAccount(tx, id, { name }, call.now());
    recordAccount(tx, { id, name }, 'updated', '', { user: id, now: call.now() });
  });
  sendJson(call, 200, bodyOf({ ...session, user: { ...session.user, name } }));
}

/** Asks for confirmation: links and pictures on other sites can trigger a GET. */
export function askToSignOut(call: AuthCall) {
  sendMessage(call, 200, {
    title: 'Sign out',
    text: 'Are you sure you want to sign out?',
    form: { action: '/api/auth/signout', csrfToken: call.csrfToken, button: 'Sign out' },
  });
}

/** Also in the database, so that copies of the cookie become useless. */
export function signOut(call: AuthCall) {
  const token = call.cookies[call.jar.names.session];
  if (token) {
    call.sessions.end(token);
    call.setCookies.push(call.jar.clearSession());
  }
  respondWithUrl(call, 200, call.callbackUrl);
}

async function currentSession(call: AuthCall): Promise<LiveSession | null> {
  const token = call.cookies[call.jar.names.session];
  if (!token) return null;
  const session = await call.sessions.read(token);
  if (!session) call.setCookies.push(call.jar.clearSession());
  // The same token; only the cookie's expiry changes.
  else if (session.extended) call.setCookies.push(call.jar.session(token, session.expires));
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
