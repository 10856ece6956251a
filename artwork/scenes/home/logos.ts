import type { Scene } from '#drawing/scene.ts';
import * as marks from './logo-marks.ts';
import { type Word, words } from './logo-words.ts';

interface Line {
  word: Word;
  /** Font size, and how far below the middle the base line runs. */
  size: number;
  down: number;
  opacity?: number;
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

/** The signs of the clients a new site names, in their own colours, 480 × 160. None of them exists. */
export const logos: readonly Scene[] = [
  {
    slug: 'lerengsari',
    alt: {
      id: 'Logo Lerengsari: biji kopi cokelat.',
      en: 'Lerengsari logo: a brown coffee bean.',
    },
    sign: true,
    width: 960,
    draw: () =>
      lockup(marks.bean, '#6B3F22', [
        { word: words.lerengsari, size: 60, down: 4 },
        { word: words.kopi, size: 21, down: 43, opacity: 0.85 },
      ]),
  },
  {
    slug: 'batavika',
    alt: {
      id: 'Logo Batavika: cip elektronik biru.',
      en: 'Batavika logo: a blue microchip.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.chip, '#1F4E79', [{ word: words.batavika, size: 66, down: 21 }]),
  },
  {
    slug: 'rimbajati',
    alt: {
      id: 'Logo Rimbajati: lingkaran tahun kayu berwarna hijau.',
      en: 'Rimbajati logo: green tree rings.',
    },
    sign: true,
    width: 960,
    draw: () =>
      lockup(marks.rings, '#3F6B45', [
        { word: words.rimbajati, size: 60, down: 12 },
        { word: words.mebel, size: 18, down: 42, opacity: 0.9 },
      ]),
  },
  {
    slug: 'tirtaloka',
    alt: {
      id: 'Logo Tirtaloka: tetes air berwarna hijau kebiruan.',
      en: 'Tirtaloka logo: a teal drop of water.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.drop, '#1E7F86', [{ word: words.tirtaloka, size: 72, down: 23 }]),
  },
  {
    slug: 'sandhyarasa',
    alt: {
      id: 'Logo Sandhyarasa: matahari terbenam di atas mangkuk merah.',
      en: 'Sandhyarasa logo: a sun setting over a red bowl.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.bowl, '#B3372B', [{ word: words.sandhyarasa, size: 53, down: 17 }], 86),
  },
  {
    slug: 'kayuhara',
    alt: {
      id: 'Logo Kayuhara: sepeda dari dua lingkaran dan satu garis.',
      en: 'Kayuhara logo: a bicycle made of two circles and a line.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.wheels, '#6A3552', [{ word: words.kayuhara, size: 72, down: 25 }], 98),
  },
  {
    slug: 'lintara-farma',
    alt: {
      id: 'Logo Lintara Farma: bintang bersudut empat.',
      en: 'Lintara Farma logo: a four-pointed star.',
    },
    sign: true,
    width: 960,
    draw: () =>
      lockup(marks.star, '#2E6F62', [
        { word: words.lintara, size: 54, down: -3 },
        { word: words.farma, size: 54, down: 48 },
      ]),
  },
  {
    slug: 'wastrani',
    alt: {
      id: 'Logo Wastrani: empat kelopak motif kawung berwarna nila.',
      en: 'Wastrani logo: four indigo petals of the kawung pattern.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.kawung, '#34356B', [{ word: words.wastrani, size: 52, down: 18 }]),
  },
  {
    slug: 'gerabahayu',
    alt: {
      id: 'Logo Gerabahayu: kendi tanah liat bergaris.',
      en: 'Gerabahayu logo: a striped clay jug.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.pot, '#A8502A', [{ word: words.gerabahayu, size: 58, down: 16 }], 88),
  },
  {
    slug: 'panenusa',
    alt: {
      id: 'Logo Panenusa: bulir padi yang merunduk.',
      en: 'Panenusa logo: a bending ear of rice.',
    },
    sign: true,
    width: 960,
    draw: () => lockup(marks.rice, '#7A6A1C', [{ word: words.panenusa, size: 49, down: 18 }]),
  },
];
