import { areas, isShown } from '#server/content/links/areas.ts';
import { translationNeeds } from '#server/content/points.ts';
import { singleProcedures, withFiles } from '#server/content/procedures.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { defaultEntries } from '#server/navigation/menus.ts';
import { menus, screens } from '#server/navigation/points.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { arrangedEntries, menuType, unlabeledLinks } from './menu.ts';

const menuRouter = router({
  ...singleProcedures(menuType),

  get: administratorProcedure.query(({ ctx }) => ({
    ...withFiles(ctx.db, menuType),
    defaults: defaultEntries(ctx),
    areas: areas().map((area) => ({ label: area.label, route: area.route, isPublic: isShown(ctx, area) })),
  })),
});

/** The menus of the public pages, arranged by administrators. */
export const menu = {
  name: 'menu',
  entryTypes: [menuType],
  routers: { menu: menuRouter },
  offers: [
    offer(menus, arrangedEntries),
    offer(translationNeeds, unlabeledLinks),
    offer(screens, {
      label: 'Menu',
      route: '/only-us/global-setting/menu',
      words: 'navigation navigasi header',
      order: 905,
      group: 'Setting',
      area: 'settings',
    }),
  ],
} satisfies SiteModule;
