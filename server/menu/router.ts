import { singleProcedures, withFiles } from '../content/procedures.ts';
import { menuType } from '../site/entry-types.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { defaultMenu } from './menu.ts';
import { areas, isShown } from './targets.ts';

/** `menu`: the public menu. */
export const menuRouter = router({
  ...singleProcedures(menuType),

  /** With the areas of the site, and the menu as long as nobody arranges it. */
  get: administratorProcedure.query(({ ctx }) => ({
    ...withFiles(ctx.db, menuType),
    defaults: defaultMenu(ctx),
    areas: areas().map((area) => ({ label: area.label, route: area.route, isPublic: isShown(ctx, area) })),
  })),
});
