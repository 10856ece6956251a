import { texts } from '../base/texts.ts';

export const t = texts('list', {
  order: 'Order on the site',
  name: 'Name A–Z',
  'name-desc': 'Name Z–A',
  fixed: 'Sort by “Order on the site” to rearrange.',
  moreOfList: 'More for this list',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  pageSize: 'Entries per page',
  perPage: '{size} per page',
});
