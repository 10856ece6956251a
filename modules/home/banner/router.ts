import { listProcedures } from '#server/content/procedures.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { bannerType } from '../entry-types.ts';
import { publishedBanners } from './published.ts';

/** `banner`: what the home page opens with. */
export const bannerRouter = router({
  /** For visitors: the published banners in their order. */
  getPage: visitorProcedure.query(({ ctx }) => publishedBanners(ctx.db)),

  ...listProcedures(bannerType),
});
