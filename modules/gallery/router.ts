import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { one, id as validId } from '#lib/inputs.ts';
import { createEntry } from '#server/content/entries.ts';
import { moveEntry } from '#server/content/order.ts';
import {
  createInput,
  entryProcedures,
  orderProcedures,
  proceduresFor,
  publishProcedures,
} from '#server/content/procedures.ts';
import { entryExists } from '#server/content/read-entry.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { pictures } from './entry-types.ts';
import { publishedPage } from './published.ts';
import { galleryPictures, galleryTypes } from './tables.ts';
import type { PictureFields } from './type.ts';

/** For visitors: a type’s slug (default: all types), and a page, or the one of a picture. */
const galleryPage = z.strictObject({
  type: z.optional(z.string().check(z.maxLength(80))),
  page: z._default(z.int().check(z.minimum(1)), 1),
  picture: z.optional(validId),
});

const { id, title, description, fileId, typeId, status, version } = galleryPictures;
const listed = { id, title, description, fileId, typeId, status, version };

const inOrder = preparedQuery((db) =>
  db
    .select({ ...listed, type: galleryTypes.name, picture: shownPicture })
    .from(galleryPictures)
    .leftJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
    .leftJoin(files, eq(files.id, galleryPictures.fileId))
    .orderBy(asc(galleryPictures.position), desc(galleryPictures.id)),
);

const { saving } = proceduresFor(pictures);

export const galleryRouter = router({
  /** Public: a page of published pictures, of one type or all, and the types that have any. */
  getPage: visitorProcedure.input(galleryPage).query(({ ctx, input }) => publishedPage(ctx.db, input)),

  getAll: officeProcedure('read', 'content').query(({ ctx }) => inOrder(ctx.db).all()),

  ...entryProcedures(pictures),
  ...publishProcedures(pictures),
  ...orderProcedures(pictures),

  /** Adds a picture at the end, or before `before` if that still exists. */
  create: saving.input(newPicture).mutation(({ ctx, input: { before, ...fields } }) =>
    ctx.db.transaction((tx) => {
      const created = createEntry(tx, pictures, fields, { user: ctx.user.id, now: ctx.now() });
      if (before && entryExists(tx, pictures, before)) moveEntry(tx, pictures, { ...created, before });
      return created;
    }),
  ),
});

async function newPicture(input: unknown): Promise<PictureFields & { copy?: string; before?: number }> {
  const { before, ...values } = z.parse(z.looseObject({ before: z.optional(one.shape.id) }), input);
  return { ...(await createInput(pictures)(values)), before };
}
