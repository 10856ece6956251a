import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { emptySeo, seoValuesOf } from '#lib/seo.ts';
import type { OfferFields, OfferKind } from '#modules/home/offers/inputs.ts';
import { t } from '#modules/home/offers/texts.ts';
import { t as icons } from '#modules/home/service/texts.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import type { Offer } from './offer.ts';

/** What the form of an offer begins with; of a new one without `offer`. */
export function valuesOf(kind: OfferKind, offer: Offer | null): OfferFields {
  if (!offer) return { ...newOffer, icon: kind === 'service' ? 'box' : null };
  const { name, slug, summary, text, specification, minimum, leadTime } = offer;
  const { pictures, datasheetId, status, icon } = offer;
  return {
    name,
    slug,
    summary,
    fileId: offer.fileId ?? 0,
    text,
    specification,
    minimum,
    leadTime,
    pictures,
    datasheetId,
    status,
    icon,
    ...seoValuesOf(offer),
  };
}

const newOffer: OfferFields = {
  name: '',
  slug: '',
  summary: '',
  fileId: 0,
  text: emptyRichText,
  specification: [],
  minimum: '',
  leadTime: '',
  pictures: [],
  datasheetId: null,
  status: 'draft',
  ...emptySeo,
};

/** The labels of the fields where two versions are compared. */
export const labels = {
  name: t('name'),
  slug: t('slug'),
  summary: t('summary'),
  fileId: common('picture'),
  text: t('text'),
  specification: t('specification'),
  minimum: t('minimum'),
  leadTime: t('leadTime'),
  pictures: t('pictures'),
  datasheetId: t('datasheet'),
  status: common('state'),
  icon: icons('icon'),
};

/** How values are formatted there. */
export const format = {
  fileId: () => common('otherPicture'),
  specification: (rows: OfferFields['specification']) =>
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  pictures: (ids: number[]) => String(ids.length),
  datasheetId: (id: OfferFields['datasheetId']) => (id ? t('otherFile') : ''),
  status: (status: OfferFields['status']) => common(status),
  icon: (icon: OfferFields['icon']) => (icon ? icons(icon) : ''),
};
