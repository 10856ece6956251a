import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { menus, screens } from '#server/navigation/points.ts';
import { arrangedMenus, menuType } from './menu.ts';
import { menuRouter } from './router.ts';

/** The menus of the public pages, arranged by administrators. */
export const menu = {
  name: 'menu',
  entryTypes: [menuType],
  routers: { menu: menuRouter },
  offers: [
    offer(menus, arrangedMenus),
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
