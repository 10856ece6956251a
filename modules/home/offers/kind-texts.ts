import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts in which the screens of packaging products and services differ. */
export const kindTexts = {
  packaging: texts('packaging', {
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
  }),
  service: texts('service', {
    search: 'Search services',
    add: 'Add service',
    saveAsNew: 'Save as a new service',
    count: '{count, plural, one {# service} other {# services}}',
    deleteText: 'Its page and its place in the search disappear. Its pictures stay in the file manager.',
    notFound: 'This service doesn’t exist',
    toList: 'Go to services',
    failedTitle: 'The services couldn’t be loaded',
    emptyTitle: 'No services yet',
    emptyText: 'Every service has an icon on the home page and a page of its own.',
  }),
};
