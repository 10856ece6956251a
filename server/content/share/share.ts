import { and, desc, eq, gt, inArray, isNull, min, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { id } from '#lib/inputs.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { recordEntry } from '../../activity/record.ts';
import { equalSecrets, signatureOf } from '../../auth/tokens.ts';
import type { Context } from '../../context.ts';
import { gone, refused } from '../../errors/refused.ts';
import type { Change } from '../change.ts';
import { inTransaction, mutation, oneOfType, query, transaction } from '../content-procedures.ts';
import { getEntry, isAbout } from '../read-entry.ts';
import { entryVersions, shareLinks, shareRemarks } from '../tables.ts';

// Links that show a draft or a working copy to people without an account, and their comments.

const linkLifetime = 7 * 24 * 60 * 60 * 1000;
// A link costs nothing, but a list of them has to be read.
const maxLinks = 20;

export interface SharedPreview {
  /** Opens a database in which the entry is as its working copy. Close it once the page is rendered. */
  open(): Promise<Database>;
  /** Null for staff, who open the preview from the form. */
  link: SharedLink | null;
}

declare module '#server/http/rewrite.ts' {
  interface Rewrite {
    /** The page of an entry as its working copy has it. */
    share?: SharedPreview;
  }
}

export interface SharedLink {
  action: string;
  by: string | null;
  expiresAt: Date;
  /** The result of the last form. */
  said: 'sent' | 'empty' | 'tooMany' | null;
}

export type ShareLink = typeof shareLinks.$inferSelect;

/** The token in a link's address: `{id}.{signature}`. Without the secret nobody can make one up. */
export function tokenOf(secret: string, { id, expiresAt }: Pick<ShareLink, 'id' | 'expiresAt'>): string {
  return `${id}.${signatureOf(secret, `share ${id} ${expiresAt.getTime()}`)}`;
}

/** The link of a token, expired and revoked ones too; null for a forged one. */
export function readToken(db: Queries, secret: string, token: string): ShareLink | null {
  const [, id] = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? [];
  const isThis = eq(shareLinks.id, Number(id ?? 0));
  const link = db.select().from(shareLinks).where(isThis).get();
  return link && equalSecrets(token, tokenOf(secret, link)) ? link : null;
}

export function isOpen({ revokedAt, expiresAt }: ShareLink, now: Date): boolean {
  return !revokedAt && expiresAt > now;
}

/** Whether the entry was first published after this link was made. */
export function isFirstPublishedSince(db: Queries, link: ShareLink): boolean {
  const { type, entry, how, values, at } = entryVersions;
  const isOut = sql`json_extract(${values}, '$.json.status') = 'published'`;
  const ways = inArray(how, ['published', 'scheduled', 'imported']);
  const isPublication = and(eq(type, link.type), eq(entry, link.entry), ways, isOut);
  const earliest = { at: min(at) };
  const first = db.select(earliest).from(entryVersions).where(isPublication).get();
  return Boolean(first?.at && first.at > link.createdAt);
}

/** Creates a link for seven days. Throws NOT_FOUND, and BAD_REQUEST when there are too many. */
export function createLink(tx: Queries, type: EntryType, id: number, { user, now }: Change): ShareLink {
  const row = getEntry(tx, type, id);
  if (openLinks(tx, type, id, now).length >= maxLinks)
    throw refused('BAD_REQUEST', 'There are many links already. Revoke one that nobody needs.');
  const expiresAt = new Date(now.getTime() + linkLifetime);
  recordEntry(tx, type, row, 'shared');
  const link = { type: type.name, entry: id, createdBy: user, createdAt: now, expiresAt };
  return tx.insert(shareLinks).values(link).returning().get();
}

const isOfEntry = and(
  eq(shareLinks.type, sql.placeholder('type')),
  eq(shareLinks.entry, sql.placeholder('id')),
);

const links = preparedQuery((db) => {
  const { id, revokedAt, expiresAt, createdBy } = shareLinks;
  const isOpenYet = gt(expiresAt, sql.param(sql.placeholder('now'), expiresAt));
  return db
    .select({ id, expiresAt, by: users.name })
    .from(shareLinks)
    .leftJoin(users, eq(users.id, createdBy))
    .where(and(isOfEntry, isNull(revokedAt), isOpenYet))
    .orderBy(desc(id));
});

/** The links of an entry that work, the newest first. `by`: a person's name. */
export function openLinks(db: Queries, type: EntryType, id: number, now: Date) {
  return links(db).all({ type: type.name, id, now });
}

export function revokeLink(
  tx: Queries,
  type: EntryType,
  of: { id: number; linkId: number },
  { now }: Change,
): void {
  const isThis = and(isAbout(shareLinks, type, of.id), eq(shareLinks.id, of.linkId));
  const { changes } = tx.update(shareLinks).set({ revokedAt: now }).where(isThis).run();
  if (changes === 0) throw gone('link');
  recordEntry(tx, type, getEntry(tx, type, of.id), 'unshared');
}

/** The comments on an entry. */
export const remarksOn = preparedQuery((db) => {
  const { id, kind, name, text, at, seenAt } = shareRemarks;
  return db
    .select({ id, kind, name, text, at, seenAt })
    .from(shareRemarks)
    .innerJoin(shareLinks, eq(shareLinks.id, shareRemarks.linkId))
    .where(isOfEntry)
    .orderBy(desc(id))
    .limit(100);
});

/** The comments that no staff has read, of all types. */
export const unseenRemarks = preparedQuery((db) => {
  const { id, kind, name, text, at } = shareRemarks;
  return db
    .select({ id, type: shareLinks.type, entry: shareLinks.entry, kind, name, text, at })
    .from(shareRemarks)
    .innerJoin(shareLinks, eq(shareLinks.id, shareRemarks.linkId))
    .where(isNull(shareRemarks.seenAt))
    .orderBy(desc(id))
    .limit(50);
});

export function markSeen(tx: Queries, type: EntryType, { id }: { id: number }, { now }: Change): void {
  const isOwn = isAbout(shareLinks, type, id);
  const links = tx.select({ id: shareLinks.id }).from(shareLinks).where(isOwn);
  const isUnseen = and(inArray(shareRemarks.linkId, links), isNull(shareRemarks.seenAt));
  tx.update(shareRemarks).set({ seenAt: now }).where(isUnseen).run();
}

export const shareProcedures = {
  getShares: query.input(oneOfType).query(({ ctx, input: { id } }) => ({
    links: openLinks(ctx.db, ctx.type, id, ctx.now()).map((link) => withUrl(ctx, link)),
    remarks: remarksOn(ctx.db).all({ type: ctx.type.name, id }),
  })),

  /** Creates a link that shows the entry as it is in the form, for seven days. */
  share: mutation.input(oneOfType).mutation(({ ctx, input }) => {
    const { name, address } = ctx.type;
    if (!address) throw refused('BAD_REQUEST', 'Entries of {name} have no page.', { name });
    const { id, expiresAt } = inTransaction(ctx, (tx, by) => createLink(tx, ctx.type, input.id, by));
    return withUrl(ctx, { id, expiresAt });
  }),

  revokeShare: mutation.input(z.extend(oneOfType, { linkId: id })).mutation(transaction(revokeLink)),
  seeRemarks: mutation.input(oneOfType).mutation(transaction(markSeen)),
};

function withUrl<Link extends { id: number; expiresAt: Date }>({ env, origin }: Context, link: Link) {
  return { ...link, url: `${origin}/share/${tokenOf(env.AUTH_SECRET, link)}` };
}
