import { eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { bySlug, one } from '#lib/inputs.ts';
import { slugOf } from '#lib/slug.ts';
import { freeAddress, wasEverPublic } from '#server/content/addresses.ts';
import { entryProcedures, orderProcedures, publishProcedures } from '#server/content/procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { picturesById, picturesOf, shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { offers } from '../tables.ts';
import { furtherPictures, getOffer } from './get-offer.ts';
import { offerTypes } from './offers.ts';
import { offerPath } from './paths.ts';
import { inOrder, publishedOffers } from './published.ts';
import type { OfferKind } from './type.ts';

/** The packaging products. */
export const packagingRouter = offerRouter('packaging');

/** What the company does for its clients. */
export const serviceRouter = offerRouter('service');

function offerRouter(kind: OfferKind) {
  const type = offerTypes[kind];
  return router({
    /** For visitors: the published offers in their order. */
    getPage: visitorProcedure.query(({ ctx }) => publishedOffers(ctx.db, kind)),

    /** For visitors: all of one offer, or where it moved. Staff also see drafts. */
    getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => getOffer(ctx, kind, input.slug)),

    /** For the back office: every offer in its order. */
    getAll: administratorProcedure.query(({ ctx }) => {
      const { id, name, slug, summary, icon, status, version } = offers;
      return ctx.db
        .select({ id, name, slug, summary, icon, status, version, picture: shownPicture })
        .from(offers)
        .leftJoin(files, eq(files.id, offers.fileId))
        .where(eq(offers.kind, kind))
        .orderBy(...inOrder)
        .all();
    }),

    ...entryProcedures(type),
    ...publishProcedures(type),
    ...orderProcedures(type),

    /** For the back office: one offer with all that its form shows. `wasPublic`: its address redirects once it changes. */
    get: administratorProcedure.input(one).query(({ ctx, input: { id } }) => {
      const { db } = ctx;
      const row = getEntry(db, type, id);
      return {
        ...row,
        picture: picturesById(db, [row.fileId ?? 0])[row.fileId ?? 0] ?? null,
        datasheet: picturesById(db, [row.datasheetId ?? 0])[row.datasheetId ?? 0] ?? null,
        furtherPictures: furtherPictures(db, row.pictures),
        textPictures: picturesOf(db, row.text),
        wasPublic: wasEverPublic(db, type, row, ctx.now()),
      };
    }),

    /** For the form: an address like this one that is free. */
    freeSlug: administratorProcedure
      .input(bySlug)
      .query(({ ctx, input }) => freeAddress(ctx.db, slugOf(input.slug), (slug) => offerPath(kind, slug))),
  });
}
