import { asc, count, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { one } from '#lib/inputs.ts';
import { updateEntry } from '#server/content/entries.ts';
import { entryProcedures, orderProcedures, proceduresFor, updateInput } from '#server/content/procedures.ts';
import { trashEntry } from '#server/content/trash/trash.ts';
import { refused } from '#server/errors/refused.ts';
import { officeProcedure, router } from '#server/trpc.ts';
import { types } from './entry-types.ts';
import { refreshSearchOfType } from './search.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

const { saving } = proceduresFor(types);

const counted = preparedQuery((db) => {
  const { id, name, slug, version, position } = galleryTypes;
  const pictures = db.select({ count: count() }).from(galleryPictures).where(eq(galleryPictures.typeId, id));
  return db
    .select({ id, name, slug, version, pictures: sql<number>`${pictures}` })
    .from(galleryTypes)
    .orderBy(asc(position));
});

/** Clients may read types, administrators change them. */
export const galleryTypeRouter = router({
  getAll: officeProcedure('read', 'content', 'pages').query(({ ctx }) => counted(ctx.db).all()),

  ...entryProcedures(types),
  ...orderProcedures(types),

  /** Pictures are found by the name of their type. */
  update: saving.input(updateInput(types)).mutation(({ ctx, input }) => {
    ctx.db.transaction((tx) => {
      updateEntry(tx, types, input, { user: ctx.user.id, now: ctx.now() });
      refreshSearchOfType(tx, input.id);
    });
  }),

  /** CONFLICT while pictures have this type. */
  delete: saving.input(one).mutation(({ ctx, input: { id } }) => {
    ctx.db.transaction((tx) => {
      refuseWhileUsed(tx, id);
      trashEntry(tx, types, id, { user: ctx.user.id, now: ctx.now() });
    });
  }),
});

function refuseWhileUsed(db: Queries, typeId: number) {
  const counted = db.select({ pictures: count() }).from(galleryPictures);
  const used = counted.where(eq(galleryPictures.typeId, typeId)).get()?.pictures ?? 0;
  if (used === 1) throw refused('CONFLICT', 'This type is used by 1 picture. Give it another type first.');
  if (used > 1)
    throw refused('CONFLICT', 'This type is used by {used} pictures. Give them another type first.', {
      used,
    });
}
