import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the screen of clients. */
export const t = texts('homeClient', {
  search: 'Search clients',
  add: 'Add client',
  addTitle: 'New client',
  saveAsNew: 'Save as a new client',
  editTitle: 'Edit client',
  count: '{count, plural, one {# client} other {# clients}}',
  name: 'Name',
  website: 'Website',
  websiteHint: 'The logo links to it. Optional.',
  fileId: 'Logo',
  deleteText: 'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
  failedTitle: 'The clients couldn’t be loaded',
  emptyTitle: 'No clients yet',
  emptyText: 'Add the logos of companies you work for. They appear on the home page.',
});
