import { brands } from '#database/tables.ts';
import { brandFields } from '#lib/brand.ts';
import { entryType } from '../content/entry-type.ts';

/** The brand: one entry. */
export const brandType = entryType({
  name: 'brand',
  noun: 'brand',
  table: brands,
  fields: brandFields,
  access: 'administrator',
  title: () => 'Brand',
  list: '/only-us/global-setting/brand',
  files: ({ logoId, logoOnDarkId, markId, shareCardId }) => ({
    logoId: [logoId],
    logoOnDarkId: [logoOnDarkId],
    markId: [markId],
    shareCardId: [shareCardId],
  }),
});
