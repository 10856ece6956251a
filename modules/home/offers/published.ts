import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import type { OfferTables } from './tables.ts';

type Offers = OfferTables['offers'];

/** The columns that a card of an offer shows, for a `select` with the offer's file joined. */
export function cardOf({ id, name, slug, summary }: Offers) {
  return { id, name, slug, summary, picture: shownPicture };
}

/** Which offers visitors see. */
export const isPublished = (offers: Offers): SQL => eq(offers.status, 'published');

/** The order that people gave them. */
export const inOrder = (offers: Offers): SQL[] => [asc(offers.position), asc(offers.id)];

/** The published offers in their order, as cards show them. Pictures that say nothing of themselves bear the offer's name. */
export function publishedOffers(db: Queries, { offers }: OfferTables) {
  return db
    .select(cardOf(offers))
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(isPublished(offers))
    .orderBy(...inOrder(offers))
    .all();
}

/** What there is to know of published offers beyond their cards: all, or those that `where` lets pass. */
export function publishedDetails(db: Queries, { offers }: OfferTables, where?: SQL) {
  const { id, name, slug, summary, text, specification, updatedAt } = offers;
  return db
    .select({ id, name, slug, summary, text, specification, updatedAt, picture: files.filename })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(and(isPublished(offers), where))
    .orderBy(...inOrder(offers))
    .all();
}
