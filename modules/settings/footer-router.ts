import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { createEntry, updateEntry } from '#server/content/entries.ts';
import { savedMeanwhile } from '#server/content/errors.ts';
import { entryExists } from '#server/content/read-entry.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { footerType } from './entry-types.ts';
import { footerLinks, footers } from './tables.ts';
import { footerChange } from './type.ts';

/** `footer`: the footer of every public page, for its back-office screen. */
export const footerRouter = router({
  /** Logo, chat link and every link, in the order of types and then their own. Version 0: nothing was saved yet. */
  get: administratorProcedure.query(({ ctx }) => {
    const { db } = ctx;
    return { ...ownOf(db), links: linksOf(db) };
  }),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(footerChange)
    .mutation(({ ctx, input: { version, logoFileId, contactLink } }) => {
      const values = { logoFileId, contactLink: contactLink || null };
      ctx.db.transaction((tx) => {
        const change = { user: ctx.user.id, now: ctx.now() };
        if (version > 0) return updateEntry(tx, footerType, { id: 1, version, ...values }, change);
        if (entryExists(tx, footerType, 1)) throw savedMeanwhile();
        createEntry(tx, footerType, values, change);
      });
    }),
});

function ownOf(db: Queries) {
  const { logoFileId, contactLink, version } = footers;
  const own = db
    .select({ logoFileId, contactLink, version, logo: shownPicture })
    .from(footers)
    .leftJoin(files, eq(files.id, logoFileId))
    .get();
  return own ?? { logoFileId: null, contactLink: null, version: 0, logo: null };
}

function linksOf(db: Queries) {
  const { id, type, name, link, fileId, staticImage, version, position } = footerLinks;
  return db
    .select({ id, type, name, link, fileId, staticImage, version, picture: shownPicture })
    .from(footerLinks)
    .leftJoin(files, eq(files.id, fileId))
    .orderBy(asc(position), asc(id))
    .all();
}
