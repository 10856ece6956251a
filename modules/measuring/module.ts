import { singleProcedures } from '#server/content/procedures.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { pageExtras } from '#server/rendering/points.ts';
import { router } from '#server/trpc.ts';
import { extrasAt } from './ConsentBar.tsx';
import { measuringType } from './tables.ts';

/** Tags of Google and Meta, which measure once a visitor agrees, and codes that verify the site. */
export const measuring = {
  name: 'measuring',
  entryTypes: [measuringType],
  routers: { measuring: router(singleProcedures(measuringType)) },
  offers: [
    offer(screens, {
      label: 'Measuring',
      route: measuringType.list,
      words:
        'Google Analytics Ads Tag Manager Meta pixel Facebook Search Console Bing verification verifikasi consent izin kuki',
      order: 893,
      group: 'Setting',
      tabOf: 'Site',
      area: 'settings',
    }),
    offer(pageExtras, extrasAt),
  ],
} satisfies SiteModule;
