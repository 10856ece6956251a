import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the screen of certificates. */
export const t = texts('homeCertificate', {
  search: 'Search certificates',
  add: 'Add certificate',
  addTitle: 'New certificate',
  saveAsNew: 'Save as a new certificate',
  editTitle: 'Edit certificate',
  count: '{count, plural, one {# certificate} other {# certificates}}',
  name: 'Name',
  nameHint: 'For example ISO 9001:2015, ISPM 15 or FSC.',
  number: 'Number',
  numberHint: 'The registration or license number, so that buyers can look it up. Optional.',
  fileId: 'Mark, if there is one',
  status: 'State',
  deleteText: 'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
  failedTitle: 'The certificates couldn’t be loaded',
  emptyTitle: 'No certificates yet',
  emptyText: 'Add what your company is certified for. It appears on the home page.',
});
