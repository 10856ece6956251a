import type { StarterTranslation } from '#server/content/points.ts';
import { starterCase } from './case.ts';

/** The sample in English. */
export const translations: StarterTranslation[] = [
  {
    type: 'caseStudy',
    of: { title: starterCase.title },
    language: 'en',
    values: {
      title: 'Sample: shipping costs down 23%',
      client: 'Name of the client',
      text: 'Tell it in two or three sentences: the client’s problem, what you changed, and the result. For example: their bottles were shipped in boxes that were too large. We measured the contents again and made boxes with dividers, so that a pallet holds more.',
      figures: [
        { value: '23%', label: 'saved on shipping' },
        { value: '40%', label: 'more on each pallet' },
        { value: '0', label: 'bottles broken since' },
      ],
    },
  },
];
