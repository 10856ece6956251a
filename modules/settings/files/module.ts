import { may } from '#lib/rights.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';

/** The File Manager. Every form uploads and chooses files through `server/files/`. */
export const files = {
  name: 'files',
  offers: [
    offer(screens, {
      label: 'File Manager',
      route: '/only-us/global-setting/file-manager',
      words: 'picture gambar foto berkas PDF upload',
      order: 920,
      group: 'Setting',
      area: 'files',
      isFor: (_, user) => may(user, 'manage', 'files'),
    }),
  ],
} satisfies SiteModule;
