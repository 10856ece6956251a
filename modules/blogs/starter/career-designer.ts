import type { StarterPost } from './starter-post.ts';
import { h2, p, text, ul } from './text.ts';

export const careerDesigner: StarterPost = {
  slug: 'career-designer',
  title: 'Packaging Designer in Jakarta',
  category: 'CAREER',
  language: 'en',
  author: 'Tim SDM Vinci',
  excerpt:
    'Draw cartons that fold in four seconds, survive six handovers and still look good when they are opened.',
  daysAgo: 44,
  job: { location: 'Jakarta', employmentType: 'CONTRACTOR', openFor: 40 },
  body: () =>
    text(
      p(
        'You think in flat sheets and see the folded box. Our studio of five in Kebayoran designs structure and print for food, cosmetics and electronics. A one-year contract, with the intention to stay.',
      ),
      h2('Your days'),
      ul(
        'Draw structural designs in ArtiosCAD and cut samples on our table the same afternoon.',
        'Prepare artwork for flexo and offset, including the things that go wrong there.',
        'Visit the customer’s packing line. The best ideas come from the person who folds the box 800 times a day.',
      ),
      h2('You bring'),
      ul(
        'Two years in packaging or industrial design, and a portfolio with at least one box we can hold.',
        'Good Indonesian and enough English for a technical drawing.',
        'Curiosity about waste: we measure every design in grams.',
      ),
      h2('We offer'),
      ul(
        'A fair salary, named in the first conversation.',
        'Three days in the studio, one at the factory, one wherever you like.',
        'Your name on the designs that win.',
      ),
      p(
        'Send your portfolio to [karir@vinci.example](mailto:karir@vinci.example). Photographs of real boxes beat renderings.',
      ),
    ),
};
