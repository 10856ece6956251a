import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the screen of testimonials. */
export const t = texts('testimonial', {
  search: 'Search testimonials',
  add: 'Add testimonial',
  addTitle: 'New testimonial',
  saveAsNew: 'Save as a new testimonial',
  editTitle: 'Edit testimonial',
  count: '{count, plural, one {# testimonial} other {# testimonials}}',
  quote: 'Quote',
  name: 'Name',
  company: 'Company',
  fileId: 'Portrait or logo, if there is one',
  status: 'State',
  deleteText: 'It goes to the trash, where you can restore it for 30 days.',
  failedTitle: 'The testimonials couldn’t be loaded',
  emptyTitle: 'No testimonials yet',
  emptyText: 'Ask a client for one or two sentences.',
});
