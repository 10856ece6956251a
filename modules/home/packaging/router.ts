import { eq } from 'drizzle-orm';
import { moveBefore } from '#database/ordered.ts';
import { slugOf } from '#database/slug.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { move, one } from '../inputs.ts';
import { createOffer, deleteOffer, goneOffer, setOfferStatus, updateOffer } from '../offers/changes.ts';
import { formParts } from '../offers/form-parts.ts';
import { bySlug } from '../offers/inputs.ts';
import { packagingKind } from '../offers/kinds.ts';
import { offerAt } from '../offers/offer-at.ts';
import { inOrder, publishedOffers } from '../offers/published.ts';
import { freeOfferSlug } from '../offers/slugs.ts';
import { packaging } from '../tables.ts';
import { packagingChange, packagingFields } from './inputs.ts';

/** `packaging`: the packaging products. */
export const packagingRouter = router({
  /** For visitors: the published products in their order. */
  getPage: visitorProcedure.query(({ ctx }) => publishedOffers(ctx.house.db, packagingKind.tables)),

  /** For visitors: all of one product, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure
    .input(bySlug)
    .query(({ ctx, input }) => offerAt(ctx.house.db, packagingKind.tables, input.slug, ctx.user !== null)),

  /** For the back office: every product in its order. */
  getAll: administratorProcedure.query(({ ctx }) => {
    const { id, name, slug, summary, status, version } = packaging;
    return ctx.house.db
      .select({ id, name, slug, summary, status, version, picture: shownPicture })
      .from(packaging)
      .innerJoin(files, eq(files.id, packaging.fileId))
      .orderBy(...inOrder(packaging))
      .all();
  }),

  /** For the back office: one product with all that its form shows. */
  get: administratorProcedure.input(one).query(({ ctx, input: { id } }) => {
    const { db } = ctx.house;
    const row = db.select().from(packaging).where(eq(packaging.id, id)).get();
    if (!row) throw goneOffer(packagingKind);
    return { ...row, ...formParts(db, packagingKind, row) };
  }),

  /** For the form: an address like this one that is free. */
  freeSlug: administratorProcedure
    .input(bySlug)
    .query(({ ctx, input }) => freeOfferSlug(ctx.house.db, packagingKind.tables, slugOf(input.slug))),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(packagingFields)
    .mutation(({ ctx, input }) => createOffer(ctx, packagingKind, input, ctx.user.id)),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(packagingChange)
    .mutation(({ ctx, input }) => updateOffer(ctx, packagingKind, input)),

  publish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setOfferStatus(ctx, packagingKind, input, 'published')),

  unpublish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setOfferStatus(ctx, packagingKind, input, 'draft')),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => deleteOffer(ctx, packagingKind, input)),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => moveBefore(ctx.house.db, packaging, input.id, input.before)),
});
