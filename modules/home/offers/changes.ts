import { TRPCError } from '@trpc/server';
import { eq, sql } from 'drizzle-orm';
import { lastPosition } from '#database/ordered.ts';
import { saveVersion } from '#database/versions.ts';
import type { Context } from '#server/trpc.ts';
import { refreshSearch } from '../search.ts';
import type { OfferFields } from './inputs.ts';
import type { Kind } from './kinds.ts';
import { savePictures } from './pictures.ts';
import { keepFormerSlug } from './slugs.ts';

// Each of these changes the offer, what is noted about its pictures, and the search, or nothing.

/** Stores a new offer behind the others. `createdBy`: the account. */
export function createOffer(
  { house }: Context,
  kind: Kind,
  { pictures, ...fields }: OfferFields,
  createdBy: string,
): { id: number } {
  const { offers } = kind.tables;
  return house.db.transaction((tx) => {
    const row = { ...fields, position: lastPosition(tx, offers), createdBy };
    const created = tx.insert(offers).values(row).returning({ id: offers.id }).get();
    savePictures(tx, kind.tables, created.id, { pictures, text: fields.text });
    refreshSearch(tx, kind, created.id);
    return created;
  });
}

/** Saves what a person changed. Throws CONFLICT when somebody saved it since `version`, and NOT_FOUND. */
export function updateOffer(
  { house }: Context,
  kind: Kind,
  { id, version, pictures, ...fields }: OfferFields & { id: number; version: number },
): void {
  house.db.transaction((tx) => {
    keepFormerSlug(tx, kind.tables, id, fields.slug);
    saveVersion(tx, kind.tables.offers, { id, version, now: house.now() }, fields);
    savePictures(tx, kind.tables, id, { pictures, text: fields.text });
    refreshSearch(tx, kind, id);
  });
}

/** Publishes an offer or takes it back. Throws NOT_FOUND. */
export function setOfferStatus(
  { house }: Context,
  kind: Kind,
  { id }: { id: number },
  status: 'draft' | 'published',
) {
  const { offers } = kind.tables;
  const values = { status, updatedAt: house.now(), version: sql`${offers.version} + 1` };
  house.db.transaction((tx) => {
    const { changes } = tx.update(offers).set(values).where(eq(offers.id, id)).run();
    if (changes === 0) throw goneOffer(kind);
    refreshSearch(tx, kind, id);
  });
}

/** Deletes an offer with all that belongs to it. Throws NOT_FOUND. */
export function deleteOffer({ house }: Context, kind: Kind, { id }: { id: number }): void {
  house.db.transaction((tx) => {
    const { changes } = tx.delete(kind.tables.offers).where(eq(kind.tables.offers.id, id)).run();
    if (changes === 0) throw goneOffer(kind);
    refreshSearch(tx, kind, id);
  });
}

/** What is said of an offer that was deleted meanwhile. */
export function goneOffer({ noun }: Kind): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: `The ${noun} is not there any more.` });
}
