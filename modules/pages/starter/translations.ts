import type { StarterTranslation } from '#server/content/points.ts';
import { pageType } from '../entry-type.ts';

const blocks = [
  {
    kind: 'pages.address',
    values: { title: 'Office and warehouse', name: '', street: '', hours: [] },
  },
  {
    kind: 'pages.action',
    values: {
      title: 'Ask us on WhatsApp',
      text: 'The quickest way during opening hours. Say how large your goods are, how many and where they go, so that we can work out a price at once.',
      label: 'Start a chat',
    },
  },
  {
    kind: 'pages.questions',
    values: {
      title: 'Before you ask',
      questions: [
        {
          question: 'What do I need for a quote?',
          answer:
            'The size of your goods (length × width × height), their weight, the quantity per order and the destination. Photos help a lot.',
        },
        {
          question: 'Can I have a sample first?',
          answer: 'Yes. We make a sample before production, so that you can try it with your goods.',
        },
        {
          question: 'May I visit the factory or the warehouse?',
          answer: 'Of course. Let us know a day before, and somebody will show you around.',
        },
      ],
    },
  },
];

/** How to reach the company in English, for sites that are read in it, too. */
export const translations: StarterTranslation[] = [
  {
    type: pageType,
    of: 'kontak',
    language: 'en',
    values: {
      title: 'How to reach us',
      slug: 'how-to-reach-us',
      summary: 'The quickest way to reach us, our address and our opening hours.',
      // The seed gave the blocks of the original these ids.
      blocks: blocks.map((block, place) => ({ ...block, id: `starter${place}`, hidden: false })),
    },
  },
];
