import type { StarterPage } from '../starter-page.ts';

export const contact: StarterPage = {
  title: 'How to reach us',
  slug: 'how-to-reach-us',
  summary: 'The quickest way to reach us, our address and our opening hours.',
  blocks: [
    ['pages.address', { title: 'Office and warehouse', name: '', street: '', hours: [] }],
    [
      'pages.action',
      {
        title: 'Ask us on WhatsApp',
        text: 'The quickest way during opening hours. Tell us the size of your goods, how many there are and where they go, so that we can work out a price at once.',
        label: 'Start a chat',
      },
    ],
    ['delivery.areas', { title: '' }],
    [
      'pages.questions',
      {
        title: 'Before you ask',
        questions: [
          {
            question: 'What do you need from me for a quote?',
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
    ],
  ],
};
