import { hash } from 'node:crypto';
import type { Queries } from '#database/client.ts';
import { picturesById } from '#database/shown-picture.ts';
import { accentOf } from '#lib/accent-scale.ts';
import { brandNeutrals, defaultNeutrals } from '#lib/brand-colors.ts';
import { defaultName } from '#lib/default-brand.ts';
import { focalName } from '#lib/focal-point.ts';
import { rememberLast } from '#lib/remember-last.ts';
import type { Brand } from './read-brand.ts';
import { stylesheetAddress } from './stylesheet.ts';

const specimens = (['serif', 'grotesque'] as const).flatMap(
  (typeface) => stylesheetAddress({ color: '', typeface }) ?? [],
);

/** The brand as pages show it. Addresses change with what is behind them: browsers and networks keep such pictures for long. `prefix`: of the language. */
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
const hashOf = rememberLast((parts) => hash('sha256', parts).slice(0, 8));

export type Company = ReturnType<typeof companyOf>;

export function companyOf({ legalName, street, city, province, postalCode, ...brand }: Brand) {
  const { coordinates, phone, email, hours } = brand;
  return { legalName, street, city, province, postalCode, coordinates, phone, email, hours };
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
