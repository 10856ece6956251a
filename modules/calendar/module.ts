import type { SiteModule } from '#server/module/site-module.ts';

/** What goes live and ends by itself, by day. */
export const calendar = {
  name: 'calendar',
  menu: {
    onlyUs: [
      {
        label: 'Calendar',
        route: '/only-us/calendar',
        pathname: '/only-us/calendar',
        words: 'schedule goes live kalender jadwal tayang',
        order: 6,
        onlyInPalette: true,
        area: 'content',
      },
    ],
  },
} satisfies SiteModule;
