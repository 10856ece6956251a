import type { StarterTranslation } from '#server/content/points.ts';
import { starterArea } from './area.ts';

/** The sample area in English. */
export const translations: StarterTranslation[] = [
  {
    type: 'deliveryArea',
    of: { title: starterArea.title },
    language: 'en',
    values: {
      title: 'Destinations and delivery times',
      note: 'Estimated working days by road, from loading in Cikarang. For other cities, ask us for the schedule.',
    },
  },
];
