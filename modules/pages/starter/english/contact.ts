import type { StarterPage } from '../starter-page.ts';

export const contact: StarterPage = {
  title: 'Contact us',
  slug: 'contact-us',
  summary: 'The quickest way to reach us, our address and our opening hours.',
  blocks: [
    ['pages.address', { title: 'Office and warehouse', name: '', street: '', hours: [] }],
    [
      'pages.action',
      {
        title: 'Ask us on WhatsApp',
        text: 'The quickest way during opening hours. Tell us the size of your goods, the quantity and the destination, and we can work out a price straight away.',
        label: 'WhatsApp',
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
              'The size of your goods (length × width × height), their weight, the quantity per order and the destination city. Photos help a lot.',
          },
          {
            question: 'Can I have a sample first?',
            answer: 'Yes. We make a sample before production, so you can try it with your goods.',
          },
          {
            question: 'Can I visit the factory or the warehouse?',
            answer: 'Of course. Give us a day’s notice, and somebody will show you around.',
          },
        ],
      },
    ],
  ],
};
