import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Language } from '#lib/language.ts';
import { type Brand, readBrand } from '#server/brand/read-brand.ts';
import { askEncoder } from '#server/files/encoder/encoder.ts';
import { inEveryLanguage } from '#server/http/page-language.ts';
import type { Services } from '#server/services.ts';
import { homeWords } from '../words.ts';
import { formatRupiah } from './prices.ts';
import { type OfferCard, publishedOffers } from './published.ts';
import { type OfferKind, offerKinds } from './type.ts';

const route = '/api/images/offers';

export const offerCardRoute = `${route}/:language/:kind/:slug` as const;

/** The address of the link preview; it changes with `shown`, whatever is on it. */
export function offerCardAddress(language: string, kind: OfferKind, slug: string, shown: unknown[]): string {
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
  return `${route}/${language}/${kind}/${encodeURIComponent(slug)}?v=${version}`;
}

/** The link preview of a published product or service: name, price, picture and brand. */
export function serveOfferCards(
  services: Services,
): RequestHandler<Record<'language' | 'kind' | 'slug', string>> {
  // More than a crawler asks for in turn: each takes the encoder a tenth of a second, and has some 50 kB.
  const made = new LRUCache<string, Promise<Buffer>>({ max: 200 });
  return async (request, response, next) => {
    const { language, slug } = request.params;
    const kind = offerKinds.find((each) => each === request.params.kind);
    const reader = inEveryLanguage(services).find(({ settings }) => settings.language === language);
    const offer = kind && reader && publishedOffers(reader.db, kind).find((each) => each.slug === slug);
    if (!offer) return next();
    const { name } = reader.settings;
    const brand = readBrand(reader.db);
    const key = JSON.stringify([request.path, name, offer.name, offer.price, offer.picture, brand]);
    const picture = made.get(key) ?? draw(services, offer, brand, reader.settings);
    made.set(key, picture);
    try {
      response
        .set('Cache-Control', 'public, max-age=3600')
        .type('jpg')
        .send(await picture);
    } catch (err) {
      made.delete(key);
      services.log.error({ err }, 'The link preview of a product could not be made');
      next();
    }
  };
}

type Site = { name: string; language: Language };

async function draw({ files }: Services, offer: OfferCard, brand: Brand, { name, language }: Site) {
  const { productBoxes, productCard } = await import('./product-card.ts');
  const fileOf = ({ filename }: { filename: string }) => path.join(files.folder, filename);
  const price = offer.price ? formatRupiah(offer.price, language) : '';
  const drawing = await productCard({
    ...{ color: brand.color, typeface: brand.typeface, name, hasLogo: brand.logo !== null },
    product: offer.name,
    price: price && homeWords(language)('priceFrom', { price }),
  });
  const picture = { file: fileOf(offer.picture), ...productBoxes.picture, position: 'centre' as const };
  const logo = brand.logo ? [{ file: fileOf(brand.logo), ...productBoxes.logo }] : [];
  return askEncoder('card', { drawing, pictures: [picture, ...logo] });
}
