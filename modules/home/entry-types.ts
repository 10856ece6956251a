import { entryType } from '#server/content/entry-type.ts';
import { bannerFields } from './banner/inputs.ts';
import { clientFields } from './client/inputs.ts';
import { offerTypes } from './offers/offers.ts';
import { banners, clients } from './tables.ts';

/** What the home page opens with. */
export const bannerType = entryType({
  name: 'banner',
  noun: 'banner',
  table: banners,
  fields: bannerFields,
  access: 'administrator',
  title: ({ title }) => title,
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
  list: '/only-us/home/client',
  files: ({ fileId }) => ({ fileId: [fileId] }),
});

export const entryTypes = [bannerType, offerTypes.service, offerTypes.packaging, clientType];
