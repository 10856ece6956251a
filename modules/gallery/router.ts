import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { files } from '#database/tables.ts';
import { one, id as validId } from '#lib/inputs.ts';
import { createEntry } from '#server/content/entries.ts';
import { moveEntry } from '#server/content/order.ts';
import {
  entryProcedures,
  newOf,
  orderProcedures,
  proceduresFor,
  publishProcedures,
} from '#server/content/procedures.ts';
import { entryExists } from '#server/content/read-entry.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { pictures } from './entry-types.ts';
import { publishedPage } from './published-page.ts';
import { galleryPictures, galleryTypes } from './tables.ts';
import type { PictureFields } from './type.ts';

/** For visitors: the word of a type in an address (without it, all types), and a page, or the one that a picture is on. */
const galleryPage = z.strictObject({
  type: z.optional(z.string().check(z.maxLength(80))),
  page: z._default(z.int().check(z.minimum(1)), 1),
  picture: z.optional(validId),
});

// What the screen shows and saves.
const { id, title, description, fileId, typeId, status, version } = galleryPictures;
const listed = { id, title, description, fileId, typeId, status, version };

const { saving } = proceduresFor(pictures);

/** `gallery`: the pictures of the gallery. */
export const galleryRouter = router({
  /** For visitors: a page of the published pictures, of one type or of all, and the types that have any. */
  getPage: visitorProcedure.input(galleryPage).query(({ ctx, input }) => {
    return publishedPage(ctx.db, input);
  }),

  /** For the back office: every picture in its order. */
  getAll: officeProcedure('read', 'content').query(({ ctx }) => {
    return ctx.db
      .select({ ...listed, type: galleryTypes.name, picture: shownPicture })
      .from(galleryPictures)
      .leftJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
      .leftJoin(files, eq(files.id, galleryPictures.fileId))
      .orderBy(asc(galleryPictures.position), desc(galleryPictures.id))
      .all();
  }),

  ...entryProcedures(pictures),
  ...publishProcedures(pictures),
  ...orderProcedures(pictures),

  /** A new picture, at the end, or before `before` if that is still there. */
  create: saving.input(newPicture).mutation(({ ctx, input: { before, ...fields } }) =>
    ctx.db.transaction((tx) => {
      const created = createEntry(tx, pictures, fields, { user: ctx.user.id, now: ctx.now() });
      if (before && entryExists(tx, pictures, before)) moveEntry(tx, pictures, { ...created, before });
      return created;
    }),
  ),
});

type NewPicture = PictureFields & { copy?: string; before?: number };

/** A new picture, which comes before `before`; without it, at the end. */
async function newPicture(input: unknown): Promise<NewPicture> {
  const { before, ...values } = z.parse(z.looseObject({ before: z.optional(one.shape.id) }), input);
  return { ...(await newOf(pictures)(values)), before };
}
