import { TRPCError } from '@trpc/server';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { localize } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import { freeSlug } from '#lib/slug.ts';
import { AddressDeleted } from '../errors/gone.ts';
import type { EntryRow, EntryType } from '../module/entry-type.ts';
import { addresses } from './tables.ts';

/** Addresses that no entry can have: the site's own, and those of modules (server/register-modules.ts). */
export const reservedAddresses = new Set([
  ...[
    '/',
    '/404',
    '/api',
    '/assets',
    '/auth',
    '/brand',
    '/icons',
    '/index',
    '/maintenance',
    '/only-us',
    '/pages',
    '/preview',
  ],
  // Prefixes of pages in the second language.
  ...languages.map((language) => `/${language}`),
  ...['/search', '/share', '/up'],
  ...['/robots.txt', '/rss.xml', '/sitemap.xml', '/manifest.webmanifest', '/speculation-rules.json'],
  ...['/apple-touch-icon.png', '/favicon.ico', '/favicon.svg', '/share-card.jpg'],
]);

interface Saved {
  row: EntryRow;
  /** The row before the change; left out for a new entry. */
  before?: EntryRow | undefined;
  now: Date;
}

/**
 * Records the address of an entry. Its previous address redirects from now on if visitors have seen it; a new address
 * is taken over from entries that had it before. Throws CONFLICT when any other entry, of whatever type, has it now.
 */
export function saveAddress(tx: Queries, type: EntryType, { row, before, now }: Saved): void {
  if (!type.address) return;
  const [path, entry] = [type.address(row), Number(row.id)];
  if (isAddressTaken(tx, type, row))
    throw new TRPCError({ code: 'CONFLICT', message: 'Data already exists.' });
  const last = currentAddress(tx, type, entry);
  if (last?.path !== path) refuseReserved(path);
  const wasPublic = Boolean(last?.wasPublic || (before && isPublic(type, before, now)));
  if (last && last.path !== path) retire(tx, last.path, wasPublic);
  const values = { path, type: type.name, entry, state: 'current', wasPublic } as const;
  tx.insert(addresses).values(values).onConflictDoUpdate({ target: addresses.path, set: values }).run();
}

// Reported like a validation error, so that the form shows it at the field.
function refuseReserved(path: string) {
  if (!reservedAddresses.has(path)) return;
  const message = localize('The site itself uses {path}. Please choose another address.', { path });
  const cause = new z.$ZodRealError([{ code: 'custom', path: ['slug'], message, input: undefined }]);
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause });
}

export function forgetAddresses(tx: Queries, type: Pick<EntryType, 'name'>, id: number): void {
  tx.delete(addresses).where(isOf(type, id)).run();
}

/** The current and former addresses of an entry. */
export function addressesOf(db: Queries, type: Pick<EntryType, 'name'>, id: number): string[] {
  const rows = db.select({ path: addresses.path }).from(addresses).where(isOf(type, id)).all();
  return rows.map(({ path }) => path);
}

/** The entry was deleted: the addresses that visitors have seen answer 410 from now on. */
export function closeAddresses(tx: Queries, type: EntryType, row: EntryRow, now: Date): void {
  const id = Number(row.id);
  if (!type.address) return;
  if (wasEverPublic(tx, type, row, now)) {
    tx.update(addresses).set({ state: 'deleted', wasPublic: true }).where(isOf(type, id)).run();
  } else forgetAddresses(tx, type, id);
}

/** The entry was deleted, and another one takes its place: its addresses redirect there from now on. */
export function passAddresses(
  tx: Queries,
  type: Pick<EntryType, 'name'>,
  { from, to }: { from: number; to: number },
): void {
  tx.update(addresses).set({ entry: to, state: 'former' }).where(isOf(type, from)).run();
}

/** The entry was restored: its address answers with it again, and its former ones redirect. */
export function reopenAddresses(tx: Queries, type: EntryType, row: EntryRow): void {
  if (!type.address) return;
  const [id, path] = [Number(row.id), type.address(row)];
  tx.update(addresses).set({ state: 'former' }).where(isOf(type, id)).run();
  tx.update(addresses)
    .set({ state: 'current' })
    .where(and(isOf(type, id), eq(addresses.path, path)))
    .run();
}

export function isAddressTaken(db: Queries, type: EntryType, row: EntryRow): boolean {
  const holder = type.address && currentHolder(db, type.address(row));
  return holder !== undefined && !(holder.type === type.name && holder.entry === Number(row.id));
}

/** Whether saving this row would take an address from another entry, or leave one that visitors know. `id`: undefined for a new one. */
export function isAddressAtStake(db: Queries, type: EntryType, row: object, id?: number): boolean {
  if (!type.address) return false;
  const one = db
    .select()
    .from(addresses)
    .where(eq(addresses.path, type.address(row)))
    .get();
  const isOwn = one?.type === type.name && one.entry === id;
  if (one) return !(isOwn && one.state === 'current');
  return id !== undefined && Boolean(currentAddress(db, type, id)?.wasPublic);
}

/** Whether this is or was the address of an entry. Then a page may have something to answer there. */
export function isKnownAddress(db: Queries, path: string): boolean {
  return addressAt(db).get({ path }) !== undefined;
}

const addressAt = preparedQuery((db) =>
  db
    .select({ path: addresses.path })
    .from(addresses)
    .where(eq(addresses.path, sql.placeholder('path')))
    .prepare(),
);

/** Whether the entry at this address was deleted: it answers 410. */
export function isAddressDeleted(db: Queries, path: string): boolean {
  const deleted = and(eq(addresses.path, path), eq(addresses.state, 'deleted'));
  return db.select().from(addresses).where(deleted).get() !== undefined;
}

/** For a public page without an entry: NOT_FOUND, because of `AddressDeleted` if there was one. */
export function nothingAt(db: Queries, { noun }: Pick<EntryType, 'noun'>, path: string): TRPCError {
  const cause = isAddressDeleted(db, path) ? new AddressDeleted(noun) : undefined;
  const words = { noun: localize(noun) };
  const message = cause
    ? localize('This {noun} no longer exists.', words)
    : localize('There is no such {noun}.', words);
  return new TRPCError({ code: 'NOT_FOUND', message, cause });
}

/** The entry of a type that has this address now, or had it; undefined when none had, or it was deleted. */
export function entryAt(db: Queries, { name }: Pick<EntryType, 'name'>, path: string) {
  return entryWithAddress(db).get({ path, name });
}

const entryWithAddress = preparedQuery((db) => {
  const { entry, state, type, path } = addresses;
  const isThere = and(eq(path, sql.placeholder('path')), eq(type, sql.placeholder('name')));
  return db
    .select({ entry, state })
    .from(addresses)
    .where(and(isThere, ne(state, 'deleted')))
    .prepare();
});

/** Whether visitors have ever seen this entry: then its address redirects after a change. */
export function wasEverPublic(db: Queries, type: EntryType, row: EntryRow, now: Date): boolean {
  return isPublic(type, row, now) || Boolean(currentAddress(db, type, Number(row.id))?.wasPublic);
}

/** The slug closest to `slug` whose address, `pathOf(slug)`, no entry has or had. */
export function freeAddress(db: Queries, slug: string, pathOf: (slug: string) => string): string {
  const taken = (path: string) => db.select().from(addresses).where(eq(addresses.path, path)).get();
  return freeSlug(slug, (word) => reservedAddresses.has(pathOf(word)) || taken(pathOf(word)) !== undefined);
}

function currentHolder(db: Queries, path: string) {
  const current = and(eq(addresses.path, path), eq(addresses.state, 'current'));
  return db.select().from(addresses).where(current).get();
}

/** The address that an entry has, also a draft; undefined for what has none. */
export function currentAddress(db: Queries, { name }: Pick<EntryType, 'name'>, id: number) {
  return addressNow(db).get({ name, id });
}

const addressNow = preparedQuery((db) =>
  db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.type, sql.placeholder('name')),
        eq(addresses.entry, sql.placeholder('id')),
        eq(addresses.state, 'current'),
      ),
    )
    .prepare(),
);

function retire(tx: Queries, path: string, wasPublic: boolean) {
  const one = eq(addresses.path, path);
  if (wasPublic) tx.update(addresses).set({ state: 'former' }).where(one).run();
  else tx.delete(addresses).where(one).run();
}

function isOf({ name }: Pick<EntryType, 'name'>, id: number) {
  return and(eq(addresses.type, name), eq(addresses.entry, id));
}

export function isPublic(type: EntryType, row: EntryRow, now: Date): boolean {
  return type.isPublic ? type.isPublic(row, now) : row.status === 'published';
}
