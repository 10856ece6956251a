import { bySlug } from '#lib/inputs.ts';
import { pageProcedures } from '#server/content/procedures.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { getOffer } from './get-offer.ts';
import { offerTypes } from './offers.ts';
import { publishedOffers } from './published.ts';
import type { OfferKind } from './type.ts';

export const packagingRouter = offerRouter('packaging');

export const serviceRouter = offerRouter('service');

function offerRouter(kind: OfferKind) {
  return router({
    getPage: visitorProcedure.query(({ ctx }) => publishedOffers(ctx.db, kind)),

    /** Public: an offer, or where it moved. Staff also see drafts. */
    getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => getOffer(ctx, kind, input.slug)),

    ...pageProcedures(offerTypes[kind]),
  });
}
