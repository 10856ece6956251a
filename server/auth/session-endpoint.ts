import { eq, sql } from 'drizzle-orm';
import { users } from '#database/tables.ts';
import { sendJson } from './answers.ts';
import type { Parts } from './parts.ts';
import type { LiveSession } from './sessions.ts';
import type { Visit } from './visit.ts';

/** `GET /session`: who is signed in, `{}` for nobody. A cookie that opens nothing is taken away. */
export async function showSession(parts: Parts, visit: Visit) {
  const session = await currentSession(parts, visit);
  sendJson(visit, 200, session ? bodyOf(session) : {});
}

/** `POST /session`: changes the name of who is signed in, and nothing else, whatever else is sent. */
export async function updateSession(parts: Parts, visit: Visit) {
  if (!visit.sameOrigin) return sendJson(visit, 403, {});
  if (!visit.csrfOk) return sendJson(visit, 400, {});
  const session = await currentSession(parts, visit);
  if (!session) return sendJson(visit, 200, {});
  const name = newName(visit.body.data);
  if (name === null) return sendJson(visit, 400, {});
  if (name === undefined) return sendJson(visit, 200, bodyOf(session));
  const next = { name, updatedAt: parts.now(), version: sql`${users.version} + 1` };
  parts.db.update(users).set(next).where(eq(users.id, session.user.id)).run();
  sendJson(visit, 200, bodyOf({ ...session, user: { ...session.user, name } }));
}

async function currentSession(parts: Parts, visit: Visit): Promise<LiveSession | null> {
  const token = visit.cookies[parts.jar.names.session];
  if (!token) return null;
  const session = await parts.sessions.read(token);
  if (!session) visit.setCookies.push(parts.jar.clearSession());
  // The same token each time; the browser only has to learn that it may keep it for longer.
  else if (session.extended) visit.setCookies.push(parts.jar.session(token, session.expires));
  return session;
}

function bodyOf({ user: { name, email, role }, expires }: LiveSession) {
  return { user: { name, email, image: null, role }, expires: expires.toISOString() };
}

// undefined: none was sent; null: what was sent is no name.
function newName(data: unknown): string | null | undefined {
  if (data === null || typeof data !== 'object' || !Object.hasOwn(data, 'name')) return undefined;
  const name = (data as { name: unknown }).name;
  if (typeof name !== 'string') return null;
  const trimmed = name.trim();
  return trimmed.length >= 1 && trimmed.length <= 80 ? trimmed : null;
}
