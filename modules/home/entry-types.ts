import { entryType } from '#server/content/entry-type.ts';
import { bannerFields } from './banner/inputs.ts';
import { certificateFields } from './certificate/inputs.ts';
import { clientFields } from './client/inputs.ts';
import { figureFields } from './figure/inputs.ts';
import { offerTypes } from './offers/offers.ts';
import { banners, certificates, clients, figures } from './tables.ts';

/** What the home page opens with. */
export const bannerType = entryType({
  name: 'banner',
  noun: 'banner',
  table: banners,
  fields: bannerFields,
  access: 'administrator',
  title: ({ title }) => title,
  titleField: 'title',
  list: '/only-us/home/banner',
  files: ({ fileId }) => ({ fileId: [fileId] }),
});

/** The companies that we work for. */
export const clientType = entryType({
  name: 'homeClient',
  noun: 'client',
  table: clients,
  fields: clientFields,
  access: 'administrator',
  title: ({ name }) => name,
  titleField: 'name',
  list: '/only-us/home/client',
  files: ({ fileId }) => ({ fileId: [fileId] }),
});

/** The company in numbers. */
export const figureType = entryType({
  name: 'homeFigure',
  noun: 'figure',
  table: figures,
  fields: figureFields,
  access: 'administrator',
  title: ({ value, unit, label }) => [value, unit, label].filter(Boolean).join(' '),
  titleField: 'label',
  list: '/only-us/home/figure',
});

/** What the company is certified for. */
export const certificateType = entryType({
  name: 'homeCertificate',
  noun: 'certificate',
  table: certificates,
  fields: certificateFields,
  access: 'administrator',
  title: ({ name }) => name,
  titleField: 'name',
  list: '/only-us/home/certificate',
  files: ({ fileId }) => ({ fileId: [fileId] }),
});

export const entryTypes = [
  bannerType,
  offerTypes.service,
  offerTypes.packaging,
  clientType,
  figureType,
  certificateType,
];
