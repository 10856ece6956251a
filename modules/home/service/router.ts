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
import { serviceKind } from '../offers/kinds.ts';
import { offerAt } from '../offers/offer-at.ts';
import { inOrder } from '../offers/published.ts';
import { freeOfferSlug } from '../offers/slugs.ts';
import { services } from '../tables.ts';
import { serviceChange, serviceFields } from './inputs.ts';
import { publishedServices } from './published.ts';

/** `service`: what the company does for its clients. */
export const serviceRouter = router({
  /** For visitors: the published services in their order. */
  getPage: visitorProcedure.query(({ ctx }) => publishedServices(ctx.house.db)),

  /** For visitors: all of one service, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure
    .input(bySlug)
    .query(({ ctx, input }) => offerAt(ctx.house.db, serviceKind.tables, input.slug, ctx.user !== null)),

  /** For the back office: every service in its order. */
  getAll: administratorProcedure.query(({ ctx }) => {
    const { id, name, slug, summary, icon, status, version } = services;
    return ctx.house.db
      .select({ id, name, slug, summary, icon, status, version, picture: shownPicture })
      .from(services)
      .innerJoin(files, eq(files.id, services.fileId))
      .orderBy(...inOrder(services))
      .all();
  }),

  /** For the back office: one service with all that its form shows. */
  get: administratorProcedure.input(one).query(({ ctx, input: { id } }) => {
    const { db } = ctx.house;
    const row = db.select().from(services).where(eq(services.id, id)).get();
    if (!row) throw goneOffer(serviceKind);
    return { ...row, ...formParts(db, serviceKind, row) };
  }),

  /** For the form: an address like this one that is free. */
  freeSlug: administratorProcedure
    .input(bySlug)
    .query(({ ctx, input }) => freeOfferSlug(ctx.house.db, serviceKind.tables, slugOf(input.slug))),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(serviceFields)
    .mutation(({ ctx, input }) => createOffer(ctx, serviceKind, input, ctx.user.id)),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(serviceChange)
    .mutation(({ ctx, input }) => updateOffer(ctx, serviceKind, input)),

  publish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setOfferStatus(ctx, serviceKind, input, 'published')),

  unpublish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setOfferStatus(ctx, serviceKind, input, 'draft')),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => deleteOffer(ctx, serviceKind, input)),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => moveBefore(ctx.house.db, services, input.id, input.before)),
});
