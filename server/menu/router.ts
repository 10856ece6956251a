import { singleProcedures, withFiles } from '../content/procedures.ts';
import { menuType } from '../site/entry-types.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { areas, isShown, placeOf } from './targets.ts';

/** `menu`: the public menu. */
export const menuRouter = router({
  ...singleProcedures(menuType),

  /** With the areas of the site: the menu as long as nobody arranges it. */
  get: administratorProcedure.query(({ ctx }) => ({
    ...withFiles(ctx.db, menuType),
    areas: areas.map((area) => {
      const { label, route } = area;
      return { label, route, place: placeOf(area), isPublic: isShown(ctx, area) };
    }),
  })),
});
