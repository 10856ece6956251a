import { TRPCError } from '@trpc/server';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { addBefore, lastPosition, moveBefore } from '#database/ordered.ts';
import { files } from '#database/tables.ts';
import { saveVersion } from '#database/versions.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { type Context, clientProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { galleryPage, move, newPicture, one, pictureChange } from './inputs.ts';
import { publishedPage } from './published-page.ts';
import { refreshSearch } from './search.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

// What the screen shows and saves.
const { id, title, description, fileId, typeId, status, version } = galleryPictures;
const listed = { id, title, description, fileId, typeId, status, version };

/** `gallery`: the pictures of the gallery. */
export const galleryRouter = router({
  /** For visitors: a page of the published pictures, of one type or of all, and the types that have any. */
  getPage: visitorProcedure.input(galleryPage).query(({ ctx, input }) => {
    return publishedPage(ctx.house.db, input);
  }),

  /** For the back office: every picture in its order. */
  getAll: clientProcedure.query(({ ctx }) => {
    return ctx.house.db
      .select({ ...listed, type: galleryTypes.name, picture: shownPicture })
      .from(galleryPictures)
      .innerJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
      .innerJoin(files, eq(files.id, galleryPictures.fileId))
      .orderBy(asc(galleryPictures.position), desc(galleryPictures.id))
      .all();
  }),

  create: clientProcedure
    .meta({ changesPublic: true })
    .input(newPicture)
    .mutation(({ ctx, input: { before, ...fields } }) =>
      ctx.house.db.transaction((tx) => {
        const place = { position: lastPosition(tx, galleryPictures), createdBy: ctx.user.id };
        const row = { ...fields, ...place };
        const created = tx.insert(galleryPictures).values(row).returning({ id: galleryPictures.id }).get();
        if (before) addBefore(tx, galleryPictures, created.id, before);
        refreshSearch(tx, created.id);
        return created;
      }),
    ),

  update: clientProcedure
    .meta({ changesPublic: true })
    .input(pictureChange)
    .mutation(({ ctx, input: { id, version, ...fields } }) => {
      ctx.house.db.transaction((tx) => {
        saveVersion(tx, galleryPictures, { id, version, now: ctx.house.now() }, fields);
        refreshSearch(tx, id);
      });
    }),

  publish: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setStatus(ctx, input.id, 'published')),

  unpublish: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setStatus(ctx, input.id, 'draft')),

  delete: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      ctx.house.db.transaction((tx) => {
        const { changes } = tx.delete(galleryPictures).where(eq(galleryPictures.id, id)).run();
        if (changes === 0) throw gone();
        refreshSearch(tx, id);
      });
    }),

  reorder: clientProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, galleryPictures, input.id, input.before);
    }),
});

function setStatus({ house }: Context, id: number, status: 'draft' | 'published') {
  const values = { status, updatedAt: house.now(), version: sql`${galleryPictures.version} + 1` };
  house.db.transaction((tx) => {
    const { changes } = tx.update(galleryPictures).set(values).where(eq(galleryPictures.id, id)).run();
    if (changes === 0) throw gone();
    refreshSearch(tx, id);
  });
}

function gone() {
  return new TRPCError({ code: 'NOT_FOUND', message: 'The picture is not there any more.' });
}
