import { entryType } from '#server/content/entry-type.ts';
import { footerFields, linkFields } from './inputs.ts';
import { footerLinks, footers } from './tables.ts';

const list = '/only-us/global-setting/footer';

/** The links of the footer. */
export const linkType = entryType({
  name: 'footerLink',
  noun: 'link',
  table: footerLinks,
  fields: linkFields,
  access: 'administrator',
  title: ({ name }) => name,
  titleField: 'name',
  list,
  files: ({ fileId }) => ({ fileId: [fileId] }),
});

/** The footer itself: one entry. */
export const footerType = entryType({
  name: 'footer',
  noun: 'footer',
  table: footers,
  fields: footerFields,
  access: 'administrator',
  title: () => 'Logo of the footer',
  list,
  files: ({ logoFileId }) => ({ logoFileId: [logoFileId] }),
});
