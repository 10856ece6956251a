import { endpoint, endpoints } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { downloadActivity } from './download.ts';
import { activityRouter } from './router.ts';

/** Shows administrators who did what, also as a table to download. */
export const activity = {
  name: 'activity',
  routers: { activity: activityRouter },
  offers: [
    offer(screens, {
      label: 'Activity',
      route: '/only-us/activity',
      words: 'audit log aktivitas riwayat who changed siapa sign-ins',
      order: 911,
      group: 'Setting',
      tabOf: 'Administrator',
      area: 'settings',
    }),
    offer(endpoints, endpoint('/api/activity.csv', downloadActivity)),
  ],
} satisfies SiteModule;
