import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { singleProcedures, withFiles } from '#server/content/procedures.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { footerType } from './entry-types.ts';
import { footerLinks } from './tables.ts';

/** `footer`: the footer of every public page, for its back-office screen. */
export const footerRouter = router({
  ...singleProcedures(footerType),

  /** With every link, in the order of types and then their own. */
  get: administratorProcedure.query(({ ctx: { db } }) => ({
    ...withFiles(db, footerType),
    links: linksOf(db),
  })),
});

function linksOf(db: Queries) {
  const { id, type, name, link, fileId, staticImage, version, position } = footerLinks;
  return db
    .select({ id, type, name, link, fileId, staticImage, version, picture: shownPicture })
    .from(footerLinks)
    .leftJoin(files, eq(files.id, fileId))
    .orderBy(asc(position), asc(id))
    .all();
}
