import type { OfferFields } from '#modules/home/offers/inputs.ts';
import { t } from '#modules/home/offers/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { emptyRichText } from '#server/rich-text/rich-text.ts';
import type { Offer } from './offer.ts';

/** What a new offer's form begins with. */
export const newOffer: OfferFields = {
  name: '',
  slug: '',
  summary: '',
  fileId: 0,
  text: emptyRichText,
  specification: [],
  pictures: [],
  status: 'draft',
};

/** What the form of an offer begins with. */
export function valuesOf(offer: Offer): OfferFields {
  const { name, slug, summary, fileId, text, specification, pictures, status } = offer;
  return { name, slug, summary, fileId, text, specification, pictures: pictures.map(({ id }) => id), status };
}

/** What the fields are called where two versions are compared. */
export const names = {
  name: t('name'),
  slug: t('slug'),
  summary: t('summary'),
  fileId: t('picture'),
  text: t('text'),
  specification: t('specification'),
  pictures: t('pictures'),
  status: t('state'),
};

/** How values are told there. */
export const tell = {
  fileId: () => common('otherPicture'),
  specification: (rows: OfferFields['specification']) =>
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  pictures: (ids: number[]) => String(ids.length),
  status: (status: OfferFields['status']) => common(status),
};
