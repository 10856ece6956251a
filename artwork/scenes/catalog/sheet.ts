import { inset } from '#drawing/inset.ts';
import { letter, type Type, wrap } from '#drawing/lettering.ts';
import { ink, kraft, line, orange, paper } from '#drawing/palette.ts';
import type { Scene } from '#drawing/scene.ts';
import { packagingScenes } from '../home/packaging.ts';
import { serviceScenes } from '../home/services.ts';
import { closing, type Product, products, services } from './offers.ts';

/** The catalog that a new site offers: A4, everything that it sells with sizes, minimum and time, and whom to ask. */
export const sheetScene: Scene = {
  slug: 'katalog',
  // People print it.
  width: 2000,
  isSheet: true,
  alt: {
    id: 'Katalog 2026/2027 dalam satu lembar: delapan kemasan dengan gambar, ukuran, minimum pesanan, waktu produksi, dan enam layanan.',
    en: 'The catalog 2026/2027 on one sheet: eight packaging products with drawings, sizes, minimum orders, lead times and six services.',
  },
  draw: sheet,
};

// In units of the drawing; A4 is 1240 × 1754.
const [width, height] = [1240, 1754];
const margin = 56;
const inside = width - 2 * margin;

function sheet(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    top(),
    heading('Kemasan', 268),
    ...products.map(productCell),
    heading('Layanan', 1268),
    ...services.map(serviceCell),
    bottom(),
    '</svg>',
  ].join('');
}

function top(): string {
  return [
    `<rect width="${width}" height="196" fill="${ink}"/><rect y="196" width="${width}" height="8" fill="${orange}"/>`,
    letter([margin - 3, 98], 'Katalog 2026/2027', { size: 66, weight: 800, colour: paper }),
    letter([margin, 150], 'Kemasan dan logistik dalam satu lembar', { size: 28, colour: '#C9BFB5' }),
  ].join('');
}

function heading(title: string, y: number): string {
  return (
    letter([margin, y], title, { size: 38, weight: 800 }) +
    `<rect x="${margin}" y="${y + 18}" width="${inside}" height="4" fill="${orange}"/>`
  );
}

const drawn = new Map([...packagingScenes, ...serviceScenes].map(({ slug, draw }) => [slug, draw]));

function picture(slug: string, x: number, y: number, across: number): string {
  const draw = drawn.get(slug);
  if (!draw) throw new Error(`There is no drawing of ${slug}.`);
  const box = { x, y, width: across, height: across * 0.75 };
  const edge = `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="12" fill="none" stroke="${line}" stroke-width="2"/>`;
  return inset(draw(), box) + edge;
}

interface Line extends Type {
  text: string;
  /** From the base line of the line before. */
  down: number;
}

function lines([x, y]: readonly [number, number], all: Line[]): string {
  let base = y;
  return all
    .map(({ text, down, ...type }) => {
      base += down;
      return letter([x, base], text, type);
    })
    .join('');
}

const gap = 28;
const muted = '#5F564F';

/** One of two in a row: its picture, and next to it what one compares. */
function productCell({ slug, name, sizes, minimum, time }: Product, index: number): string {
  const [across, tile] = [(inside - gap) / 2, 208];
  const x = margin + (index % 2) * (across + gap);
  const y = 318 + Math.floor(index / 2) * 228;
  const plain = { size: 26, colour: muted };
  const strong = { size: 26, weight: 700 as const };
  const all = [
    { text: name, size: 33, weight: 800 as const, down: 28 },
    ...sizes.map((text, i) => ({ ...plain, text, down: i ? 32 : 39 })),
    { ...strong, text: minimum, down: 42 },
    { ...strong, text: time, down: 33 },
  ];
  return picture(slug, x, y, tile) + lines([x + tile + 20, y], all);
}

/** One of three in a row. */
function serviceCell({ slug, name, fact }: (typeof services)[number], index: number): string {
  const [across, tile] = [(inside - 2 * gap) / 3, 104];
  const x = margin + (index % 3) * (across + gap);
  const y = 1310 + Math.floor(index / 3) * 112;
  const title = { size: 24, weight: 800 as const };
  const words = x + tile + 16;
  const all = [
    ...wrap(name, across - tile - 16, title).map((text, i) => ({ ...title, text, down: i ? 27 : 24 })),
    { text: fact, size: 23, colour: muted, down: 31 },
  ];
  return picture(slug, x, y, tile) + lines([words, y], all);
}

function bottom(): string {
  const y = 1560;
  return [
    `<rect y="${y}" width="${width}" height="${height - y}" fill="${kraft}"/>`,
    letter([margin, y + 84], closing.title, { size: 34, weight: 800 }),
    letter([margin, y + 134], closing.text, { size: 26 }),
  ].join('');
}
