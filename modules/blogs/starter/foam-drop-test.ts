import type { StarterPost } from './starter-post.ts';
import { h2, ol, p, picture, quote, table, text, ul } from './text.ts';

export const foamDropTest: StarterPost = {
  slug: 'foam-drop-test',
  title: 'Ten drops: how we test foam and cold-chain packaging',
  category: 'TECHNOLOGY',
  language: 'en',
  author: 'Sekar Ayu',
  excerpt:
    'Before a carton carries vaccines or camera lenses, we let it fall ten times. What we look for, and why the corner comes first.',
  daysAgo: 27,
  body: (pictureOf) =>
    text(
      p(
        'A parcel in Indonesia changes hands six to nine times between Surabaya and Jayapura. We cannot ride along, so we bring the journey into the laboratory: a drop tester, a climate chamber and a carton that looks exactly like the one you will ship.',
      ),
      h2('One corner, three edges, six faces'),
      p(
        'The sequence follows ISTA 1A. The corner comes first because it is the hardest blow: the whole weight lands on a few square millimetres. If the foam survives that, the faces are usually kind to it.',
      ),
      table(
        'Weight of the parcel | Drop height',
        'below 10 kg | 760 mm',
        '10–19 kg | 610 mm',
        '19–28 kg | 460 mm',
        '28–45 kg | 310 mm',
        '45–68 kg | 200 mm',
      ),
      picture(
        pictureOf('karton-gelombang'),
        'Double-wall board under a caliper: the board around the foam takes the first part of the blow.',
      ),
      h2('What foam is asked to do'),
      ul(
        '**Slow down** the product over enough distance: the softer the product, the thicker the foam.',
        '**Come back** to its shape. Foam that has been crushed once protects once.',
        '**Insulate**, when the load must stay between 2 and 8 °C.',
      ),
      h2('The cold chain has a second test'),
      p(
        'Packed boxes spend 48 hours in a chamber that plays a summer’s day in Makassar: 22 °C at night, 38 °C in the afternoon. Loggers sit at the corner, at the lid and in the middle of the load. The corner always warms up first; we size the gel packs for it.',
      ),
      quote('A box passes when the product does. A dent in the carton is not a failure, a warm vial is.'),
      h2('What you receive'),
      ol(
        'Photographs after every drop.',
        'The temperature curves of all loggers.',
        'A drawing of the foam with the changes we suggest, and what they cost.',
      ),
      p(
        'The report takes five working days. Bring three filled samples and one empty one to our laboratory in Cikarang, or [ask us for a pick-up](mailto:lab@vinci.example).',
      ),
    ),
};
