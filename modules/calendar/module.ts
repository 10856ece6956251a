import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';

/** Scheduled changes, by day. */
export const calendar = {
  name: 'calendar',
  offers: [
    offer(screens, {
      label: 'Calendar',
      route: '/only-us/calendar',
      words: 'schedule goes live kalender jadwal tayang',
      order: 6,
      linkedFrom: 'scheduled',
      area: 'content',
    }),
  ],
} satisfies SiteModule;
