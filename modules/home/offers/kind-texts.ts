import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts in which the screens of packaging products and services differ. */
export const kindTexts = {
  packaging: texts('packaging', {
    search: 'Search packaging',
    add: 'Add product',
    saveAsNew: 'Save as a new product',
    count: '{count, plural, one {# product} other {# products}}',
    deleteText:
      'It goes to the trash, where you can restore it for 30 days. Its page is removed from the site.',
    notFound: 'This product doesn’t exist',
    toList: 'Go to packaging',
    failedTitle: 'The products couldn’t be loaded',
    emptyTitle: 'No packaging yet',
    emptyText: 'Each product gets a page with pictures, text and a specification.',
  }),
  service: texts('service', {
    search: 'Search services',
    add: 'Add service',
    saveAsNew: 'Save as a new service',
    count: '{count, plural, one {# service} other {# services}}',
    deleteText:
      'It goes to the trash, where you can restore it for 30 days. Its page is removed from the site.',
    notFound: 'This service doesn’t exist',
    toList: 'Go to services',
    failedTitle: 'The services couldn’t be loaded',
    emptyTitle: 'No services yet',
    emptyText: 'Each service gets an icon on the home page and its own page.',
  }),
};
