import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { readSettings, visitorSettings } from '#database/site-settings.ts';
import { pageLanguage } from '../http/page-language.ts';
import type { ModuleContext } from '../module/point.ts';
import { currentAddress, heldAt, isPublic, reservedAddresses } from './addresses.ts';
import { findType } from './declared-types.ts';
import { findEntry } from './read-entry.ts';
import { addresses } from './tables.ts';

/** An entry's address now, for the list of redirects. */
export const current = alias(addresses, 'current');
export const isCurrentOf = and(
  eq(current.type, addresses.type),
  eq(current.entry, addresses.entry),
  eq(current.state, 'current'),
);

// Everything below belongs to the site.
const areas = ['.well-known', 'api', 'assets', 'auth', 'brand', 'icons', 'only-us', 'preview', 'share', 'up'];

/** The title of the page at an address, or the path itself for a part of the site; null when visitors find nothing. */
export function ownPageAt({ db, now }: ModuleContext, key: string): string | null {
  const { url } = pageLanguage(visitorSettings(readSettings(db)), key);
  if (reservedAddresses.has(url) || areas.includes(key.split('/', 2)[1] ?? '')) return key;
  const held = heldAt(db, key).find(({ state }) => state === 'current');
  const type = findType(held?.type);
  const row = held && type && findEntry(db, type, held.entry);
  return row && isPublic(type, row, now()) ? type.title(row) : null;
}

/** Where the entry is now that formerly had this address; undefined when none had. */
export function movedTo(db: Queries, key: string): string | undefined {
  const held = heldAt(db, key).find(({ state }) => state === 'former');
  return held && currentAddress(db, { name: held.type }, held.entry)?.path;
}
