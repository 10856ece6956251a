import { listProcedures } from '#server/content/procedures.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { bannerType } from '../entry-types.ts';
import { publishedBanners } from './published.ts';

export const bannerRouter = router({
  getPage: visitorProcedure.query(({ ctx }) => publishedBanners(ctx.db)),

  ...listProcedures(bannerType),
});
