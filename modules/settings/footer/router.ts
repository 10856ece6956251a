import { asc, eq } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { updateEntry } from '#server/content/entries.ts';
import { nextPosition } from '#server/content/order.ts';
import {
  entryProcedures,
  orderProcedures,
  singleProcedures,
  updateInput,
  withFiles,
} from '#server/content/procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { administratorProcedure, publicProcedure, router } from '#server/trpc.ts';
import { footerType, linkType, publicLinks } from './footer.ts';
import { footerLinks } from './tables.ts';

export const footerRouter = router({
  ...singleProcedures(footerType),

  get: administratorProcedure.query(({ ctx: { db } }) => ({
    ...withFiles(db, footerType),
    links: links(db).all(),
  })),
});

/** `footerLink`: the links of the footer, which every public page shows, the maintenance page too. */
export const footerLinkRouter = router({
  getAll: publicProcedure.query(({ ctx }) => publicLinks(ctx.db).all()),

  ...entryProcedures(linkType),
  ...orderProcedures(linkType),

  /** A link that gets another type comes after the others of that type. */
  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(updateInput(linkType))
    .mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => {
        const moves = getEntry(tx, linkType, input.id).type !== input.type;
        const place = moves ? { position: nextPosition(tx, linkType) } : {};
        updateEntry(tx, linkType, { ...input, ...place }, { user: ctx.user.id, now: ctx.now() });
      });
    }),
});

const links = preparedQuery((db) => {
  const { id, type, name, link, fileId, staticImage, version, position } = footerLinks;
  return db
    .select({ id, type, name, link, fileId, staticImage, version, picture: shownPicture })
    .from(footerLinks)
    .leftJoin(files, eq(files.id, fileId))
    .orderBy(asc(position), asc(id));
});
