import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { picturesOf } from '#server/rich-text/pictures.ts';
import { furtherPictures } from './pictures.ts';
import { cardOf, publishedOffers } from './published.ts';
import type { OfferTables } from './tables.ts';

const othersShown = 3;

/**
 * What the public page at this slug shows, or the slug that it moved to. `drafts`: may the reader see what is not
 * published? Throws NOT_FOUND.
 */
export function offerAt(db: Queries, tables: OfferTables, slug: string, drafts: boolean) {
  const { offers } = tables;
  const { status, text, specification } = offers;
  const offer = db
    .select({ ...cardOf(offers), status, text, specification })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .where(eq(offers.slug, slug))
    .get();
  if (!offer) return { movedTo: movedTo(db, tables, slug, drafts) };
  if (offer.status !== 'published' && !drafts) throw notFound();
  return {
    offer,
    textPictures: picturesOf(db, offer.text),
    pictures: furtherPictures(db, tables, offer.id),
    others: othersBeside(db, tables, offer.id),
  };
}

function movedTo(db: Queries, { offers, formerSlugs }: OfferTables, slug: string, drafts: boolean) {
  const offer = db
    .select({ slug: offers.slug, status: offers.status })
    .from(formerSlugs)
    .innerJoin(offers, eq(offers.id, formerSlugs.ownerId))
    .where(eq(formerSlugs.slug, slug))
    .get();
  if (!offer || (offer.status !== 'published' && !drafts)) throw notFound();
  return offer.slug;
}

/** The published offers that follow this one in their order; after the last comes the first again. */
function othersBeside(db: Queries, tables: OfferTables, id: number) {
  const all = publishedOffers(db, tables);
  const place = all.findIndex((each) => each.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, othersShown);
}

function notFound() {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is nothing at this address.' });
}
