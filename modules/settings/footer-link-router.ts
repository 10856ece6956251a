import { asc, eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { publicProcedure, router } from '#server/trpc.ts';
import { footerLinks } from './tables.ts';

/** `footerLink`: the links of the footer, which every public page shows, the maintenance page too. */
export const footerLinkRouter = router({
  getAll: publicProcedure.query(({ ctx }) => {
    const { id, type, name, link, staticImage } = footerLinks;
    return ctx.house.db
      .select({ id, type, name, link, image: files.filename, staticImage })
      .from(footerLinks)
      .leftJoin(files, eq(files.id, footerLinks.fileId))
      .orderBy(asc(footerLinks.type), asc(footerLinks.position))
      .all();
  }),
});
