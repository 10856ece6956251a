import { seeds } from '#database/seed/points.ts';
import { may } from '#lib/rights.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import type { SidebarItem } from '#server/rendering/points.ts';
import { footers, screens } from '#server/rendering/points.ts';
import { footerType, linkType } from './entry-types.ts';
import { footer } from './footer.ts';
import { footerLinkRouter } from './footer-link-router.ts';
import { footerRouter } from './footer-router.ts';
import { seed } from './seed.ts';

const administrator: SidebarItem = {
  label: 'Administrator',
  route: '/only-us/global-setting/profile',
  pathname: '/only-us/global-setting/profile',
  words: 'account akun user pengguna password role',
  order: 910,
  group: 'Setting',
  area: 'settings',
};

const fileManager: SidebarItem = {
  ...administrator,
  label: 'File Manager',
  area: 'files',
  isFor: (_, user) => may(user, 'manage', 'files'),
  route: '/only-us/global-setting/file-manager',
  pathname: '/only-us/global-setting/file-manager',
  words: 'picture gambar foto berkas PDF upload',
  order: 920,
};

const footerScreen: SidebarItem = {
  ...administrator,
  label: 'Footer',
  route: '/only-us/global-setting/footer',
  pathname: '/only-us/global-setting/footer',
  words: 'WhatsApp chat social media tautan link',
  order: 930,
};

/** Settings: accounts, files, and the footer of every public page. */
export const settings = {
  name: 'settings',
  entryTypes: [linkType, footerType],
  routers: { footer: footerRouter, footerLink: footerLinkRouter },
  offers: [
    offer(screens, administrator, fileManager, footerScreen),
    offer(footers, footer),
    offer(seeds, seed),
  ],
} satisfies SiteModule;
