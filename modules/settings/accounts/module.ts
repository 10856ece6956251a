import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';

/** The screen of the accounts. Their procedures belong to signing in (`server/auth/`). */
export const accounts = {
  name: 'accounts',
  offers: [
    offer(screens, {
      label: 'Accounts',
      title: 'Profile',
      route: '/only-us/global-setting/profile',
      words: 'Administrator account akun user pengguna password role',
      order: 910,
      group: 'Setting',
      tabOf: 'Administrator',
      area: 'settings',
    }),
  ],
} satisfies SiteModule;
