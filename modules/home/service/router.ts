import { TRPCError } from '@trpc/server';
import { eq, sql } from 'drizzle-orm';
import { lastPosition, moveBefore } from '#database/ordered.ts';
import { files } from '#database/tables.ts';
import { saveVersion } from '#database/versions.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { picturesOf } from '#server/rich-text/pictures.ts';
import { administratorProcedure, type Context, router, visitorProcedure } from '#server/trpc.ts';
import { move, one } from '../inputs.ts';
import { bySlug } from '../offers/inputs.ts';
import { serviceKind } from '../offers/kinds.ts';
import { offerAt } from '../offers/offer-at.ts';
import { furtherPictures, savePictures } from '../offers/pictures.ts';
import { inOrder } from '../offers/published.ts';
import { keepFormerSlug } from '../offers/slugs.ts';
import { refreshSearch } from '../search.ts';
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
    if (!row) throw gone();
    return {
      ...row,
      picture: db.select(shownPicture).from(files).where(eq(files.id, row.fileId)).get() ?? null,
      pictures: furtherPictures(db, serviceKind.tables, id),
      textPictures: picturesOf(db, row.text),
    };
  }),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(serviceFields)
    .mutation(({ ctx, input: { pictures, ...fields } }) =>
      ctx.house.db.transaction((tx) => {
        const place = { position: lastPosition(tx, services), createdBy: ctx.user.id };
        const row = { ...fields, ...place };
        const created = tx.insert(services).values(row).returning({ id: services.id }).get();
        savePictures(tx, serviceKind.tables, created.id, { pictures, text: fields.text });
        refreshSearch(tx, serviceKind, created.id);
        return created;
      }),
    ),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(serviceChange)
    .mutation(({ ctx, input: { id, version, pictures, ...fields } }) => {
      ctx.house.db.transaction((tx) => {
        keepFormerSlug(tx, serviceKind.tables, id, fields.slug);
        saveVersion(tx, services, { id, version, now: ctx.house.now() }, fields);
        savePictures(tx, serviceKind.tables, id, { pictures, text: fields.text });
        refreshSearch(tx, serviceKind, id);
      });
    }),

  publish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setStatus(ctx, input.id, 'published')),

  unpublish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setStatus(ctx, input.id, 'draft')),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      ctx.house.db.transaction((tx) => {
        const { changes } = tx.delete(services).where(eq(services.id, id)).run();
        if (changes === 0) throw gone();
        refreshSearch(tx, serviceKind, id);
      });
    }),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, services, input.id, input.before);
    }),
});

function setStatus({ house }: Context, id: number, status: 'draft' | 'published') {
  const values = { status, updatedAt: house.now(), version: sql`${services.version} + 1` };
  house.db.transaction((tx) => {
    const { changes } = tx.update(services).set(values).where(eq(services.id, id)).run();
    if (changes === 0) throw gone();
    refreshSearch(tx, serviceKind, id);
  });
}

function gone() {
  return new TRPCError({ code: 'NOT_FOUND', message: 'The service is not there any more.' });
}
