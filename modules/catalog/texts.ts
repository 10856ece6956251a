import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the catalogs' screen. */
export const t = texts('catalog', {
  order: 'Visitors see the published catalogs in this order. The first one is on the home page, too.',
  viewPage: 'View catalog page',
  title: 'Title',
  slug: 'Address',
  slugTaken: 'Another catalog has this address.',
  chooseFile: 'Upload a file',
  pdf: 'PDF, {count, plural, one {# page} other {# pages}}, {size}',
  pixels: 'Picture, {width} × {height} pixels',
  downloads: '{count, plural, one {# download} other {# downloads}}',
  downloadsOfFile: '{count, plural, one {# download} other {# downloads}}, {ofFile} of this file',
});
