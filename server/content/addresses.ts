import { TRPCError } from '@trpc/server';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { rowsBy } from '#database/prepared-query.ts';
import { localize } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import { freeSlug } from '#lib/slug.ts';
import { AddressDeleted, refused, refusedFields } from '../errors/refused.ts';
import type { EntryRow, EntryType, Named } from '../module/entry-type.ts';
import { isAbout } from './read-entry.ts';
import { addresses } from './tables.ts';

/** Addresses that no entry can have: the site's own, and those of modules (server/register-modules.ts). */
export const reservedAddresses = new Set([
  ...['/', '/404', '/api', '/assets', '/auth', '/brand', '/icons', '/index'],
  ...['/maintenance', '/only-us', '/pages', '/preview', '/search', '/share', '/up'],
  // Prefixes of pages in the second language.
  ...languages.map((language) => `/${language}`),
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/speculation-rules.json'],
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
  if (isAddressTaken(tx, type, row)) throw refused('CONFLICT', 'Data already exists.');
  const last = currentAddress(tx, type, entry);
  if (last?.path !== path && reservedAddresses.has(path)) {
    const message = localize('The site itself uses {path}. Please choose another address.', { path });
    throw refusedFields(message, 'slug');
  }
  const wasPublic = Boolean(last?.wasPublic || (before && isPublic(type, before, now)));
  if (last && last.path !== path) retire(tx, last.path, wasPublic);
  const values = { path, type: type.name, entry, state: 'current', wasPublic } as const;
  tx.insert(addresses).values(values).onConflictDoUpdate({ target: addresses.path, set: values }).run();
}

/** The entries that have or had an address: one at most, but in a lens several. */
export function heldAt(db: Queries, path: string) {
  return atPath(db).all({ path });
}

const atPath = rowsBy(addresses, 'path');

export function forgetAddresses(tx: Queries, type: Named, id: number): void {
  const isOwn = isAbout(addresses, type, id);
  tx.delete(addresses).where(isOwn).run();
}

/** The current and former addresses of an entry. */
export function addressesOf(db: Queries, type: Named, id: number): string[] {
  const isOwn = isAbout(addresses, type, id);
  const rows = db.select().from(addresses).where(isOwn).all();
  return rows.map(({ path }) => path);
}

/** The entry was deleted: the addresses that visitors have seen answer 410 from now on. */
export function closeAddresses(tx: Queries, type: EntryType, row: EntryRow, now: Date): void {
  const id = Number(row.id);
  if (!type.address) return;
  const isOwn = isAbout(addresses, type, id);
  if (wasEverPublic(tx, type, row, now))
    tx.update(addresses).set({ state: 'deleted', wasPublic: true }).where(isOwn).run();
  else forgetAddresses(tx, type, id);
}

/** The entry was deleted, and another one takes its place: its addresses redirect there from now on. */
export function passAddresses(tx: Queries, type: Named, { from, to }: { from: number; to: number }): void {
  const isOwn = isAbout(addresses, type, from);
  tx.update(addresses).set({ entry: to, state: 'former' }).where(isOwn).run();
}

/** The entry was restored: its address answers with it again, and its former ones redirect. */
export function reopenAddresses(tx: Queries, type: EntryType, row: EntryRow): void {
  if (!type.address) return;
  const isOwn = isAbout(addresses, type, Number(row.id));
  const isThis = eq(addresses.path, type.address(row));
  tx.update(addresses).set({ state: 'former' }).where(isOwn).run();
  tx.update(addresses).set({ state: 'current' }).where(and(isOwn, isThis)).run();
}

export function isAddressTaken(db: Queries, type: EntryType, row: EntryRow): boolean {
  const holders = type.address ? heldAt(db, type.address(row)) : [];
  return holders.some(
    (held) => held.state === 'current' && !(held.type === type.name && held.entry === Number(row.id)),
  );
}

/** Whether saving this row would take an address from another entry, or leave one that visitors know. `id`: undefined for a new one. */
export function isAddressAtStake(db: Queries, type: EntryType, row: object, id?: number): boolean {
  if (!type.address) return false;
  const [held] = heldAt(db, type.address(row));
  if (held) return !(held.type === type.name && held.entry === id && held.state === 'current');
  return id !== undefined && Boolean(currentAddress(db, type, id)?.wasPublic);
}

/** Whether this is or was the address of an entry. Then a page may have something to answer there. */
export function isKnownAddress(db: Queries, path: string): boolean {
  return heldAt(db, path).length > 0;
}

/** For a public page without an entry: NOT_FOUND, because of `AddressDeleted` if there was one. */
export function nothingAt(db: Queries, { noun }: Pick<EntryType, 'noun'>, path: string): TRPCError {
  const isDeleted = heldAt(db, path).some(({ state }) => state === 'deleted');
  const cause = isDeleted ? new AddressDeleted(noun) : undefined;
  const words = { noun: localize(noun) };
  const message = cause
    ? localize('This {noun} no longer exists.', words)
    : localize('There is no such {noun}.', words);
  return new TRPCError({ code: 'NOT_FOUND', message, cause });
}

/** The entry of a type that has this address now, or had it; undefined when none had, or it was deleted. */
export function entryAt(db: Queries, { name }: Named, path: string) {
  return heldAt(db, path).find(({ type, state }) => type === name && state !== 'deleted');
}

/** Whether visitors have ever seen this entry: then its address redirects after a change. */
export function wasEverPublic(db: Queries, type: EntryType, row: EntryRow, now: Date): boolean {
  return isPublic(type, row, now) || Boolean(currentAddress(db, type, Number(row.id))?.wasPublic);
}

/** The slug closest to `slug` whose address, `pathOf(slug)`, no entry has or had. */
export function freeAddress(db: Queries, slug: string, pathOf: (slug: string) => string): string {
  const isTaken = (path: string) => reservedAddresses.has(path) || isKnownAddress(db, path);
  return freeSlug(slug, (word) => isTaken(pathOf(word)));
}

/** The address that an entry has, also a draft; undefined for what has none. */
export function currentAddress(db: Queries, { name }: Named, id: number) {
  return addressesOfEntry(db).get({ type: name, entry: id, state: 'current' });
}

const addressesOfEntry = rowsBy(addresses, 'type', 'entry', 'state');

function retire(tx: Queries, path: string, wasPublic: boolean) {
  const one = eq(addresses.path, path);
  if (wasPublic) tx.update(addresses).set({ state: 'former' }).where(one).run();
  else tx.delete(addresses).where(one).run();
}

/** Whether visitors see it. Entries without a status are public as soon as they are saved. */
export function isPublic(type: EntryType, row: EntryRow, now: Date): boolean {
  return type.isPublic ? type.isPublic(row, now) : row.status !== 'draft';
}
