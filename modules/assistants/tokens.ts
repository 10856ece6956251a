import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { AssistantRight } from '#lib/rights.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { refused } from '#server/errors/refused.ts';
import { offered } from '#server/module/registry.ts';
import { type ApiCaller, assistantTools } from '#server/request/points.ts';
import type { Services } from '#server/services.ts';
import { accessTokens } from './tables.ts';

const reading = [
  ...['content.getEntry', 'content.getCopy', 'content.getPending', 'content.getVersions'],
  ...['content.getVersion', 'content.getTranslation', 'file.getPage', 'file.getMany', 'file.get'],
  ...['file.find', 'file.getLabels', 'assistant.findEntries', 'link.find', 'link.describe'],
  ...['search.getPage', 'site.getOpenTranslations', 'site.getNextTranslation'],
];
const drafting = ['content.keepCopy', 'content.beginTranslation', 'content.askForPublication', 'file.upload'];
const ofTypes = ['get', 'getAll', 'getPage'];

/** The only procedures that an access token may call, beside the rights of its owner. */
export function mayCall(rights: readonly AssistantRight[], path: string): boolean {
  if (reading.includes(path) || (rights.includes('drafts') && drafting.includes(path))) return true;
  const [router, name = ''] = path.split('.');
  if (ofTypes.includes(name) && declaredTypes().some((type) => type.name === router)) return true;
  return offered(assistantTools).some((tool) => tool.calls === path && rights.includes(tool.right));
}

const notAllowed =
  'Assistants can’t do this. They read and write drafts; a person publishes, deletes and changes settings.';
const aMinute = 60_000;

/**
 * Who calls with a token in the header Authorization (RFC 6750), as its owner is now: a narrowed account narrows its tokens, and a
 * deactivated one stops them. Throws UNAUTHORIZED and TOO_MANY_REQUESTS.
 */
export async function callerOfToken(
  { db, now }: Services,
  { headers }: Request,
  calls: number,
): Promise<ApiCaller | null> {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return null;
  const isValid = and(eq(accessTokens.id, hashOf(token)), gt(accessTokens.expiresAt, now()));
  const found = db
    .select({ token: accessTokens, account: users })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(isValid, eq(users.active, true)))
    .get();
  if (!found) throw refused('UNAUTHORIZED', 'This access token has expired or was revoked.');
  limit(found.token.id, calls);
  const { name: assistant, rights, createdAt, usedAt } = found.token;
  if (now().getTime() - (usedAt?.getTime() ?? 0) >= aMinute) {
    await waitForWriteLock(db);
    db.update(accessTokens).set({ usedAt: now() }).where(isValid).run();
  }
  const { id, name, email, role, right, language } = found.account;
  const user = { id, name, email, role, right, language, assistant: { name: assistant, rights } };
  const admit = (path: string) => {
    if (!mayCall(rights, path)) throw refused('FORBIDDEN', notAllowed);
  };
  return { user, startedAt: createdAt, admit };
}

const callsAMinute = 300;
const counts = new LRUCache<string, number>({ max: 10_000, ttl: aMinute, noUpdateTTL: true });

/** Throws TOO_MANY_REQUESTS with the `seconds` to wait. */
function limit(id: string, calls: number) {
  const made = (counts.get(id) ?? 0) + calls;
  counts.set(id, made);
  if (made <= callsAMinute) return;
  const error = refused('TOO_MANY_REQUESTS', 'More than 300 calls in a minute. Please wait a moment.');
  throw Object.assign(error, { seconds: Math.ceil(counts.getRemainingTTL(id) / 1000) });
}

/** What is stored of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
