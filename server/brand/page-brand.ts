import { createHash } from 'node:crypto';
import type { Queries } from '#database/client.ts';
import { picturesById } from '#database/shown-picture.ts';
import {
  brandNeutrals,
  brandTones,
  darkened,
  defaultNeutrals,
  lightened,
  needed,
} from '#lib/brand-colors.ts';
import { defaultName } from '#lib/default-brand.ts';
import { focalName } from '#lib/focal-point.ts';
import { rememberLast } from '#lib/remember-last.ts';
import type { Brand } from './read-brand.ts';
import { stylesheetAddress } from './stylesheet.ts';

const { ink } = defaultNeutrals;

/** The back office’s colour scale (https://www.radix-ui.com/colors) in the brand’s colour; empty for the default colour. */
export const accentOf = rememberLast((color) => {
  if (!color) return '';
  const { main, onMain, onInk } = brandTones(color);
  const light = scaleOf(main, { on: onMain, ground: '#ffffff', text: darkened, strong: ink });
  const dark = scaleOf(onInk, { on: ink, ground: '#191918', text: lightened, strong: '#ffffff' });
  return `:root.light{${light}}:root.dark{${dark}}`;
});

// How much of the colour grounds, lines and edges have: the steps 1 to 8.
const shares = [0.02, 0.05, 0.1, 0.17, 0.25, 0.34, 0.46, 0.64];

interface Scheme {
  /** Text on the colour. */
  on: string;
  ground: string;
  /** Makes a colour readable on a ground. */
  text: typeof darkened;
  /** The colour that text of the highest contrast tends to. */
  strong: string;
}

function scaleOf(solid: string, { on, ground, text, strong }: Scheme) {
  const hover = mix(on === '#ffffff' ? '#000000' : '#ffffff', solid, 0.12);
  // Soft buttons are at step 5 when they are pressed.
  const read = text(solid, mix(solid, ground, shares[4] ?? 0), needed.text);
  const opaque = [...shares.map((share) => mix(solid, ground, share)), solid, hover, read];
  const clear = shares.map((share) => solid + hexOf(share * 255));
  const steps = [...opaque, mix(strong, read, 0.5)].map((tone, index) => `--orange-${index + 1}:${tone}`);
  const overlays = [...clear, solid, hover, read].map((tone, index) => `--orange-a${index + 1}:${tone}`);
  return [`--orange-contrast:${on}`, ...steps, ...overlays].join(';');
}

function mix(color: string, ground: string, share: number) {
  const channels = [1, 3, 5].map((from) => {
    const [over, below] = [color, ground].map((each) => Number.parseInt(each.slice(from, from + 2), 16));
    return hexOf((over ?? 0) * share + (below ?? 0) * (1 - share));
  });
  return `#${channels.join('')}`;
}

function hexOf(value: number) {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** What pages show of the brand; addresses begin with a slash. */
export type PageBrand = ReturnType<typeof pageBrand>;

const specimens = (['serif', 'grotesque'] as const).flatMap(
  (typeface) => stylesheetAddress({ color: '', typeface }) ?? [],
);

/** Addresses change with what is behind them: browsers and networks keep such pictures for long. `prefix`: of the language. */
export function pageBrand(brand: Brand, name: string, prefix = '') {
  const { logo, logoOnDark, mark, color } = brand;
  const { paper, ink } = color ? brandNeutrals(color) : defaultNeutrals;
  const version = mark?.filename.slice(0, 8);
  return {
    logo,
    logoOnDark,
    stylesheet: stylesheetAddress(brand),
    accent: accentOf(color),
    specimens,
    paper,
    ink,
    icon: mark ? `/icons/192.png?v=${version}` : '/favicon.svg',
    appleIcon: mark ? `/apple-touch-icon.png?v=${version}` : null,
    shareCard: hasOwnCard(brand, name)
      ? `${prefix}/share-card.jpg?v=${cardKey(brand, name)}`
      : '/share-card.jpg',
  };
}

/** Whether the card differs from the default brand’s. */
export function hasOwnCard({ shareCard, logo, color, typeface }: Brand, name: string): boolean {
  const isDefault = color === '' && typeface === 'jakarta' && name === defaultName;
  return shareCard !== null || logo !== null || !isDefault;
}

export function cardKey({ shareCard, logo, color, typeface }: Brand, name: string): string {
  const drawn = [logo?.filename ?? '', color, name, ...(typeface === 'jakarta' ? [] : [typeface])];
  const parts = shareCard ? [shareCard.filename, focalName(shareCard)] : drawn;
  return hashOf(JSON.stringify(parts));
}

// Called for every rendered page.
const hashOf = rememberLast((parts) => createHash('sha256').update(parts).digest('hex').slice(0, 8));

export type Company = ReturnType<typeof companyOf>;

export function companyOf({ legalName, street, city, province, postalCode, phone, email, hours }: Brand) {
  return { legalName, street, city, province, postalCode, phone, email, hours };
}

/** Omits missing portraits. `usual`: the measured answer time in minutes. */
export function answersOf(db: Queries, { answerTime, contacts }: Brand, usual: number | null = null) {
  const portraits = contacts.flatMap(({ fileId }) => fileId ?? []);
  const pictures = picturesById(db, portraits);
  return {
    answerTime,
    usual,
    contacts: contacts.map(({ fileId, ...person }) => ({ ...person, portrait: pictures[fileId ?? 0] })),
  };
}
