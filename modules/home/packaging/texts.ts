import { texts } from '#renderer/ui/texts.ts';

/** The words of the screens of packaging products. */
export const t = texts('packaging', {
  search: 'Search packaging',
  add: 'Add product',
  saveAsNew: 'Save as a new product',
  count: '{count, plural, one {# product} other {# products}}',
  deleteText: 'Its page and its place in the search disappear. Its pictures stay in the file manager.',
  notFound: 'This product doesn’t exist',
  toList: 'Go to packaging',
  failedTitle: 'The products couldn’t be loaded',
  emptyTitle: 'No packaging yet',
  emptyText: 'Every product has a page with pictures, a text and a specification.',
});
