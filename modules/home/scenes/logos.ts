import * as marks from './logo-marks.ts';
import { type Word, words } from './logo-words.ts';

interface Line {
  word: Word;
  /** Font size, and how far below the middle the base line runs. */
  size: number;
  down: number;
  opacity?: number;
}

/** A client's sign in its own colours, 480 × 160 on nothing: `drawLogo` makes a PNG of it. */
export interface Logo {
  slug: string;
  name: string;
  alt: string;
  draw: () => string;
}

const [WIDTH, HEIGHT] = [480, 160];

/** Mark and words side by side, centred together. */
function lockup(mark: (colour: string) => string, colour: string, lines: readonly Line[], square = 92) {
  const gap = square * 0.22;
  const wide = Math.max(...lines.map(({ word, size }) => (word.width / 500) * size));
  const from = (WIDTH - square - gap - wide) / 2;
  const written = lines.map(({ word, size, down, opacity = 1 }) => {
    const place = `translate(${(from + square + gap).toFixed(1)} ${HEIGHT / 2 + down}) scale(${size / 500})`;
    return `<path transform="${place}" fill="${colour}" opacity="${opacity}" d="${word.path}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<g transform="translate(${from.toFixed(1)} ${(HEIGHT - square) / 2}) scale(${square / 100})">${mark(colour)}</g>`,
    `${written.join('')}</svg>`,
  ].join('');
}

/** The clients a new site names: none of them exists. */
export const logos: readonly Logo[] = [
  {
    slug: 'lerengsari',
    name: 'Lerengsari',
    alt: 'Logo Lerengsari: biji kopi cokelat.',
    draw: () =>
      lockup(marks.bean, '#6B3F22', [
        { word: words.lerengsari, size: 60, down: 4 },
        { word: words.kopi, size: 21, down: 43, opacity: 0.85 },
      ]),
  },
  {
    slug: 'batavika',
    name: 'Batavika',
    alt: 'Logo Batavika: cip elektronik biru.',
    draw: () => lockup(marks.chip, '#1F4E79', [{ word: words.batavika, size: 66, down: 21 }]),
  },
  {
    slug: 'rimbajati',
    name: 'Rimbajati',
    alt: 'Logo Rimbajati: lingkaran tahun kayu berwarna hijau.',
    draw: () =>
      lockup(marks.rings, '#3F6B45', [
        { word: words.rimbajati, size: 60, down: 12 },
        { word: words.mebel, size: 18, down: 42, opacity: 0.9 },
      ]),
  },
  {
    slug: 'tirtaloka',
    name: 'Tirtaloka',
    alt: 'Logo Tirtaloka: tetes air berwarna hijau kebiruan.',
    draw: () => lockup(marks.drop, '#1E7F86', [{ word: words.tirtaloka, size: 72, down: 23 }]),
  },
  {
    slug: 'sandhyarasa',
    name: 'Sandhyarasa',
    alt: 'Logo Sandhyarasa: matahari terbenam di atas mangkuk merah.',
    draw: () => lockup(marks.bowl, '#B3372B', [{ word: words.sandhyarasa, size: 53, down: 17 }], 86),
  },
  {
    slug: 'kayuhara',
    name: 'Kayuhara',
    alt: 'Logo Kayuhara: sepeda dari dua lingkaran dan satu garis.',
    draw: () => lockup(marks.wheels, '#6A3552', [{ word: words.kayuhara, size: 72, down: 25 }], 98),
  },
  {
    slug: 'lintara-farma',
    name: 'Lintara Farma',
    alt: 'Logo Lintara Farma: bintang bersudut empat.',
    draw: () =>
      lockup(marks.star, '#2E6F62', [
        { word: words.lintara, size: 54, down: -3 },
        { word: words.farma, size: 54, down: 48 },
      ]),
  },
  {
    slug: 'wastrani',
    name: 'Wastrani',
    alt: 'Logo Wastrani: empat kelopak motif kawung berwarna nila.',
    draw: () => lockup(marks.kawung, '#34356B', [{ word: words.wastrani, size: 52, down: 18 }]),
  },
  {
    slug: 'gerabahayu',
    name: 'Gerabahayu',
    alt: 'Logo Gerabahayu: kendi tanah liat bergaris.',
    draw: () => lockup(marks.pot, '#A8502A', [{ word: words.gerabahayu, size: 58, down: 16 }], 88),
  },
  {
    slug: 'panenusa',
    name: 'Panenusa',
    alt: 'Logo Panenusa: bulir padi yang merunduk.',
    draw: () => lockup(marks.rice, '#7A6A1C', [{ word: words.panenusa, size: 49, down: 18 }]),
  },
];
