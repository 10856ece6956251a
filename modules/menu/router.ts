import { areas, isShown } from '#server/content/links/areas.ts';
import { singleProcedures, withFiles } from '#server/content/procedures.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { defaultEntries, menuType } from './menu.ts';

export const menuRouter = router({
  ...singleProcedures(menuType),

  get: administratorProcedure.query(({ ctx }) => ({
    ...withFiles(ctx.db, menuType),
    defaults: defaultEntries(ctx),
    areas: areas().map((area) => ({ label: area.label, route: area.route, isPublic: isShown(ctx, area) })),
  })),
});
