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
import { packagingKind } from '../offers/kinds.ts';
import { offerAt } from '../offers/offer-at.ts';
import { furtherPictures, savePictures } from '../offers/pictures.ts';
import { inOrder, publishedOffers } from '../offers/published.ts';
import { keepFormerSlug } from '../offers/slugs.ts';
import { refreshSearch } from '../search.ts';
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
    if (!row) throw gone();
    return {
      ...row,
      picture: db.select(shownPicture).from(files).where(eq(files.id, row.fileId)).get() ?? null,
      pictures: furtherPictures(db, packagingKind.tables, id),
      textPictures: picturesOf(db, row.text),
    };
  }),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(packagingFields)
    .mutation(({ ctx, input: { pictures, ...fields } }) =>
      ctx.house.db.transaction((tx) => {
        const place = { position: lastPosition(tx, packaging), createdBy: ctx.user.id };
        const row = { ...fields, ...place };
        const created = tx.insert(packaging).values(row).returning({ id: packaging.id }).get();
        savePictures(tx, packagingKind.tables, created.id, { pictures, text: fields.text });
        refreshSearch(tx, packagingKind, created.id);
        return created;
      }),
    ),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(packagingChange)
    .mutation(({ ctx, input: { id, version, pictures, ...fields } }) => {
      ctx.house.db.transaction((tx) => {
        keepFormerSlug(tx, packagingKind.tables, id, fields.slug);
        saveVersion(tx, packaging, { id, version, now: ctx.house.now() }, fields);
        savePictures(tx, packagingKind.tables, id, { pictures, text: fields.text });
        refreshSearch(tx, packagingKind, id);
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
        const { changes } = tx.delete(packaging).where(eq(packaging.id, id)).run();
        if (changes === 0) throw gone();
        refreshSearch(tx, packagingKind, id);
      });
    }),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, packaging, input.id, input.before);
    }),
});

function setStatus({ house }: Context, id: number, status: 'draft' | 'published') {
  const values = { status, updatedAt: house.now(), version: sql`${packaging.version} + 1` };
  house.db.transaction((tx) => {
    const { changes } = tx.update(packaging).set(values).where(eq(packaging.id, id)).run();
    if (changes === 0) throw gone();
    refreshSearch(tx, packagingKind, id);
  });
}

function gone() {
  return new TRPCError({ code: 'NOT_FOUND', message: 'The product is not there any more.' });
}
