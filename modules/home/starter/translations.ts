import type { StarterTranslation } from '#server/content/points.ts';
import type { OfferKind } from '../offers/type.ts';
import { boxes } from './english/boxes.ts';
import type { TranslatedOffer } from './english/offer.ts';
import { protection } from './english/protection.ts';
import { banners, certificates, clients, figures } from './english/sections.ts';
import { sectors } from './english/sectors.ts';
import { services } from './english/services.ts';
import { richTextOf } from './rich-text.ts';

const language = 'en';

/** The home page, the products and the services in English, for sites that are read in it, too. */
export const translations: StarterTranslation[] = [
  ...banners.map(({ of, ...values }) => ({ type: 'banner', of: { title: of }, language, values }) as const),
  ...[...boxes, ...protection].map((product) => offerIn('packaging', product)),
  ...services.map((service) => offerIn('service', service)),
  ...sectors.map(({ of, text, ...lines }) => {
    const values = { ...lines, text: richTextOf(text) };
    return { type: 'sector', of: { slug: of }, language, values } as const;
  }),
  // Names stay as they are.
  ...clients.map((name) => ({ type: 'homeClient', of: { name }, language, values: { name } }) as const),
  ...figures.map(
    ({ of, ...values }) => ({ type: 'homeFigure', of: { label: of }, language, values }) as const,
  ),
  ...certificates.map(
    (name) => ({ type: 'homeCertificate', of: { name }, language, values: { name } }) as const,
  ),
];

function offerIn(
  kind: OfferKind,
  { of, text, specification, steps = [], preparation, questions, ...lines }: TranslatedOffer,
): StarterTranslation {
  const rows = { specification, steps, preparation, questions };
  const asRows = Object.entries(rows).map(([name, pairs]) => [
    name,
    pairs.map(([label, value]) => ({ label, value })),
  ]);
  return {
    type: kind,
    of: { slug: of },
    language,
    values: { ...lines, text: richTextOf(text), ...Object.fromEntries(asRows) },
  };
}
