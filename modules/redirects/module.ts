import { addressMoved, records } from '#server/content/points.ts';
import { jobs } from '#server/jobs/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { answersAt, notFound, redirectStore } from '#server/page-cache/points.ts';
import { openRedirects } from './lookup.ts';
import { missing, storeMissing } from './missing.ts';
import { redirectRouter } from './router.ts';
import { carriedRedirects, redirectTo } from './store.ts';
import { redirects as redirectTable } from './tables.ts';

/** Redirects, and the addresses that visitors didn't find. */
export const redirects = {
  name: 'redirects',
  routers: { redirect: redirectRouter },
  offers: [
    offer(screens, {
      label: 'Addresses',
      route: '/only-us/global-setting/addresses',
      words: 'redirect pengalihan 404 URL',
      order: 892,
      group: 'Setting',
      tabOf: 'Site',
      area: 'settings',
    }),
    offer(answersAt, openRedirects),
    offer(notFound, ({ service }, path) => service(missing).add(path)),
    offer(jobs, storeMissing),
    offer(addressMoved, redirectTo),
    offer(records, { label: 'Redirects', table: redirectTable }),
    offer(redirectStore, carriedRedirects),
  ],
} satisfies SiteModule;
