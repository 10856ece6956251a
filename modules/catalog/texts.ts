import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('catalog', {
  order: 'Visitors see the published catalogs in this order. The first one is on the home page, too.',
  viewPage: 'View catalog page',
  noFile: 'Upload a PDF or a picture in the panel. Its pages are shown here.',
  pages: 'Pages',
  pageNumber: 'Page {page}',
  morePages: '{count, plural, one {and # more page} other {and # more pages}}',
  pdf: 'PDF, {count, plural, one {# page} other {# pages}}, {size}',
  pixels: 'Picture, {width} × {height} pixels',
  downloads: '{count, plural, one {# download} other {# downloads}}',
  downloadsOfFile: '{count, plural, one {# download} other {# downloads}}, {ofFile} of this file',
});
