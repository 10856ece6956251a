import { and, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { formerEntry, nothingAt } from '#server/content/addresses.ts';
import { readSeo } from '#server/content/seo.ts';
import { picturesById, picturesOf } from '#server/files/shown-picture.ts';
import { offers } from '../tables.ts';
import { offerTypes } from './offers.ts';
import { offerPath } from './paths.ts';
import { card, publishedOffers } from './published.ts';
import type { OfferKind } from './type.ts';

const othersShown = 3;

/**
 * What the public page at this slug shows, or the slug that it moved to. `drafts`: may the reader see what is not
 * published? Throws NOT_FOUND.
 */
export function getOffer(db: Queries, kind: OfferKind, { slug, drafts }: { slug: string; drafts: boolean }) {
  const { status, text, pictures, datasheetId } = offers;
  const row = db
    .select({ ...card, status, text, pictures, datasheetId })
    .from(offers)
    .leftJoin(files, eq(files.id, offers.fileId))
    .where(and(eq(offers.kind, kind), eq(offers.slug, slug)))
    .get();
  if (!row) return { movedTo: movedTo(db, kind, { slug, drafts }) };
  if (row.status !== 'published' && !drafts) throw nothingAt(db, offerTypes[kind], offerPath(kind, slug));
  const { pictures: further, datasheetId: datasheet, ...offer } = row;
  return {
    offer,
    textPictures: picturesOf(db, offer.text),
    pictures: furtherPictures(db, further),
    datasheet: datasheetOf(db, datasheet),
    others: othersBeside(db, kind, offer.id),
    seo: readSeo(db, offers, offer.id),
  };
}

/** The further pictures of an offer, in their order, with the ids of their files. */
export function furtherPictures(db: Queries, ids: number[]) {
  const pictures = picturesById(db, ids);
  return ids.flatMap((id) => (pictures[id] ? [{ id, ...pictures[id] }] : []));
}

function datasheetOf(db: Queries, id: number | null) {
  if (id === null) return null;
  const { filename, type, bytes, pages } = files;
  return db.select({ filename, type, bytes, pages }).from(files).where(eq(files.id, id)).get() ?? null;
}

function movedTo(db: Queries, kind: OfferKind, { slug, drafts }: { slug: string; drafts: boolean }) {
  const id = formerEntry(db, offerTypes[kind], offerPath(kind, slug)) ?? 0;
  const offer = db.select().from(offers).where(eq(offers.id, id)).get();
  if (!offer || (offer.status !== 'published' && !drafts))
    throw nothingAt(db, offerTypes[kind], offerPath(kind, slug));
  return offer.slug;
}

/** The published offers that follow this one in their order; after the last comes the first again. */
function othersBeside(db: Queries, kind: OfferKind, id: number) {
  const all = publishedOffers(db, kind);
  const place = all.findIndex((each) => each.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, othersShown);
}
