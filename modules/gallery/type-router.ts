import { TRPCError } from '@trpc/server';
import { asc, count, eq } from 'drizzle-orm';
import { lastPosition, moveBefore } from '#database/ordered.ts';
import { slugOf } from '#database/slug.ts';
import { saveVersion } from '#database/versions.ts';
import { administratorProcedure, clientProcedure, router } from '#server/trpc.ts';
import { move, one, typeChange, typeFields } from './inputs.ts';
import { refreshSearchOfType } from './search.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

/** `galleryType`: the kinds of pictures. Clients may read them, administrators change them. */
export const galleryTypeRouter = router({
  getAll: clientProcedure.query(({ ctx }) => {
    const { id, name, slug, version } = galleryTypes;
    return ctx.house.db
      .select({ id, name, slug, version, pictures: count(galleryPictures.id) })
      .from(galleryTypes)
      .leftJoin(galleryPictures, eq(galleryPictures.typeId, galleryTypes.id))
      .groupBy(galleryTypes.id)
      .orderBy(asc(galleryTypes.position))
      .all();
  }),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(typeFields)
    .mutation(({ ctx, input: { name } }) => {
      const position = lastPosition(ctx.house.db, galleryTypes);
      const { id } = galleryTypes;
      return ctx.house.db
        .insert(galleryTypes)
        .values({ name, slug: slugOf(name), position })
        .returning({ id })
        .get();
    }),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(typeChange)
    .mutation(({ ctx, input: { id, version, name } }) => {
      const now = ctx.house.now();
      ctx.house.db.transaction((tx) => {
        saveVersion(tx, galleryTypes, { id, version, now }, { name, slug: slugOf(name) });
        refreshSearchOfType(tx, id);
      });
    }),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      const counted = ctx.house.db.select({ pictures: count() }).from(galleryPictures);
      const used = counted.where(eq(galleryPictures.typeId, id)).get()?.pictures ?? 0;
      if (used > 0) {
        const pictures = used === 1 ? '1 picture' : `${used} pictures`;
        const message = `This type is used by ${pictures}. Give them another type first.`;
        throw new TRPCError({ code: 'CONFLICT', message });
      }
      const { changes } = ctx.house.db.delete(galleryTypes).where(eq(galleryTypes.id, id)).run();
      if (changes === 0)
        throw new TRPCError({ code: 'NOT_FOUND', message: 'The type is not there any more.' });
    }),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, galleryTypes, input.id, input.before);
    }),
});
