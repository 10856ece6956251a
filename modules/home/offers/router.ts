import { eq, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { bySlug } from '#lib/inputs.ts';
import { pageProcedures } from '#server/content/procedures.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { offers } from '../tables.ts';
import { getOffer } from './get-offer.ts';
import { offerTypes } from './offers.ts';
import { inOrder, publishedOffers } from './published.ts';
import type { OfferKind } from './type.ts';

const ofKind = preparedQuery((db) => {
  const { id, name, slug, summary, icon, status, version } = offers;
  return db
    .select({ id, name, slug, summary, icon, status, version, picture: shownPicture })
    .from(offers)
    .leftJoin(files, eq(files.id, offers.fileId))
    .where(eq(offers.kind, sql.placeholder('kind')))
    .orderBy(...inOrder);
});

export const packagingRouter = offerRouter('packaging');

export const serviceRouter = offerRouter('service');

function offerRouter(kind: OfferKind) {
  const type = offerTypes[kind];
  return router({
    getPage: visitorProcedure.query(({ ctx }) => publishedOffers(ctx.db, kind)),

    /** Public: an offer, or where it moved. Staff also see drafts. */
    getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => getOffer(ctx, kind, input.slug)),

    getAll: officeProcedure('read', 'pages').query(({ ctx }) => {
      return ofKind(ctx.db).all({ kind });
    }),

    ...pageProcedures(type),
  });
}
