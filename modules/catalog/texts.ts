import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the catalogs' screen. */
export const t = texts('catalog', {
  search: 'Search catalogs',
  add: 'Upload a catalog',
  addTitle: 'Upload a catalog',
  editTitle: 'Edit catalog',
  saveAsNew: 'Save as a new catalog',
  count: '{count, plural, one {# catalog} other {# catalogs}}',
  order: 'Visitors see the published catalogs in this order. The first one is on the home page, too.',
  viewPage: 'View catalog page',
  title: 'Title',
  slug: 'Address',
  slugTaken: 'Another catalog has this address.',
  language: 'Language',
  languageNone: 'None',
  languageHint: 'Visitors see which language a catalog is in, and so do search engines.',
  fileId: 'File',
  chooseFile: 'Upload a file',
  fileHint:
    'A PDF of up to 50 MB and 500 pages, which visitors leaf through and download, or a picture, which they download as PNG.',
  status: 'State',
  pdf: 'PDF, {count, plural, one {# page} other {# pages}}, {size}',
  pixels: 'Picture, {width} × {height} pixels',
  downloads: '{count, plural, one {# download} other {# downloads}}',
  downloadsOfFile: '{count, plural, one {# download} other {# downloads}}, {ofFile} of this file',
  deleteText:
    'It goes to the trash, where you can restore it for 30 days. Its page and its download are removed from the site.',
  failedTitle: 'The catalogs couldn’t be loaded',
  emptyTitle: 'No catalog yet',
  emptyText: 'Upload it as a PDF or a picture. Visitors can view it and download it.',
});
