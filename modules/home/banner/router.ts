import { asc, eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { entryProcedures, orderProcedures, publishProcedures } from '#server/content/procedures.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { bannerType } from '../entry-types.ts';
import { banners } from '../tables.ts';
import { publishedBanners } from './published.ts';

/** `banner`: what the home page opens with. */
export const bannerRouter = router({
  /** For visitors: the published banners in their order. */
  getPage: visitorProcedure.query(({ ctx }) => publishedBanners(ctx.db)),

  /** For the back office: every banner in its order. */
  getAll: administratorProcedure.query(({ ctx }) => {
    const rows = ctx.db
      .select({ row: banners, picture: shownPicture })
      .from(banners)
      .leftJoin(files, eq(files.id, banners.fileId))
      .orderBy(asc(banners.position), asc(banners.id))
      .all();
    return rows.map(({ row, picture }) => ({ ...row, picture }));
  }),

  ...entryProcedures(bannerType),
  ...publishProcedures(bannerType),
  ...orderProcedures(bannerType),
});
