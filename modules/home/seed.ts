import type { AddPicture, SeedContext } from '#database/seed/points.ts';
import { findStarterPicture } from '#database/seed/starter-pictures.ts';
import { createEntry } from '#server/content/entries.ts';
import { offerTypes } from './offers/offers.ts';
import { sectorType } from './sector/sectors.ts';
import { starterBanners } from './starter/banners.ts';
import { starterClients } from './starter/clients.ts';
import { starterCertificates, starterFigures } from './starter/company.ts';
import type { StarterAnswers, StarterOffer } from './starter/offer.ts';
import { boxes } from './starter/packaging-boxes.ts';
import { protection } from './starter/packaging-protection.ts';
import { productAnswers } from './starter/product-answers.ts';
import { richTextOf } from './starter/rich-text.ts';
import { starterSectors } from './starter/sectors.ts';
import { serviceAnswers } from './starter/service-answers.ts';
import { starterServices } from './starter/services.ts';
import { bannerType, certificateType, clientType, figureType } from './tables.ts';

export function seed({ db, now, addPicture }: SeedContext): void {
  const change = { user: null, now: now() };
  for (const { slug, ...banner } of starterBanners) {
    createEntry(db, bannerType, { ...banner, fileId: addPicture(slug), status: 'published' }, change);
  }
  for (const product of [...boxes, ...protection]) {
    const row = rowOf(product, productAnswers[product.slug], addPicture);
    createEntry(db, offerTypes.packaging, { ...row, icon: null }, change);
  }
  for (const service of starterServices) {
    const row = rowOf(service, serviceAnswers[service.slug], addPicture);
    createEntry(db, offerTypes.service, { ...row, icon: service.icon }, change);
  }
  for (const { slug, name } of starterClients) {
    const website = `https://${slug}.example`;
    createEntry(db, clientType, { name, website, fileId: addPicture(slug) }, change);
  }
  for (const figure of starterFigures)
    createEntry(db, figureType, { ...figure, status: 'published' }, change);
  // Drafts: nobody may claim certificates they don’t have.
  for (const certificate of starterCertificates) {
    createEntry(db, certificateType, { ...certificate, fileId: null, status: 'draft' }, change);
  }
  for (const { picture, text, ...sector } of starterSectors) {
    const shown = { fileId: findStarterPicture(db, picture), text: richTextOf(text), certificateId: null };
    createEntry(db, sectorType, { ...sector, ...shown, status: 'published' }, change);
  }
}

function rowOf(offer: StarterOffer, answers: StarterAnswers | undefined, addPicture: AddPicture) {
  const { uses = '', steps = [], preparation = [], questions = [] } = answers ?? {};
  return {
    ...offer,
    text: richTextOf(offer.text),
    specification: offer.specification.map(asRow),
    fileId: addPicture(offer.slug),
    pictures: offer.pictures.map((picture) => addPicture(picture)),
    status: 'published' as const,
    uses,
    steps: steps.map(asRow),
    preparation: preparation.map(asRow),
    questions: questions.map(asRow),
  };
}

const asRow = ([label, value]: readonly [string, string]) => ({ label, value });
