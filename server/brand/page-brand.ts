import { createHash } from 'node:crypto';
import type { Queries } from '#database/client.ts';
import { picturesById } from '#database/shown-picture.ts';
import { brandNeutrals, defaultNeutrals } from '#lib/brand-colors.ts';
import { defaultName } from '#lib/default-brand.ts';
import { focalName } from '#lib/focal-point.ts';
import { rememberLast } from '#lib/remember-last.ts';
import { accentOf } from './accent.ts';
import type { Brand } from './read-brand.ts';
import { stylesheetAddress } from './stylesheet.ts';

/** What pages show of the brand; addresses begin with a slash. */
export type PageBrand = ReturnType<typeof pageBrand>;

const specimens = (['serif', 'grotesque'] as const).flatMap(
  (typeface) => stylesheetAddress({ color: '', typeface }) ?? [],
);

/** Addresses change with what is behind them: browsers and networks keep such pictures for long. */
export function pageBrand(brand: Brand, name: string) {
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
    shareCard: hasOwnCard(brand, name) ? `/share-card.jpg?v=${cardKey(brand, name)}` : '/share-card.jpg',
  };
}

/** Whether the card differs from the default brand’s. */
export function hasOwnCard({ shareCard, logo, color }: Brand, name: string): boolean {
  return shareCard !== null || logo !== null || color !== '' || name !== defaultName;
}

export function cardKey({ shareCard, logo, color }: Brand, name: string): string {
  const parts = shareCard ? [shareCard.filename, focalName(shareCard)] : [logo?.filename ?? '', color, name];
  return hashOf(JSON.stringify(parts));
}

// Called for every rendered page.
const hashOf = rememberLast((parts) => createHash('sha256').update(parts).digest('hex').slice(0, 8));

export type Company = ReturnType<typeof companyOf>;

export function companyOf({ legalName, street, city, province, postalCode, phone, email, hours }: Brand) {
  return { legalName, street, city, province, postalCode, phone, email, hours };
}

/** Omits missing portraits. */
export function answersOf(db: Queries, { answerTime, contacts }: Brand) {
  const pictures = picturesById(
    db,
    contacts.flatMap(({ fileId }) => fileId ?? []),
  );
  return {
    answerTime,
    contacts: contacts.map(({ fileId, ...person }) => ({ ...person, portrait: pictures[fileId ?? 0] })),
  };
}
