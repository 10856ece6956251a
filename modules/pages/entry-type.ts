import { filesIn } from '#lib/block-values.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { entryType } from '#server/content/entry-type.ts';
import { pageFieldsWith } from './inputs.ts';
import { pagePath, pagesRoute } from './paths.ts';
import { searchEntry } from './search.ts';
import { pages } from './tables.ts';

/** Pages that people build of blocks. */
export const pageType = entryType({
  name: 'page',
  noun: 'page',
  table: pages,
  fields: pageFieldsWith((kind) => offeredBlocks.get(kind)?.fields),
  access: 'administrator',
  title: ({ title }) => title,
  titleField: 'title',
  list: pagesRoute,
  screen: ({ id }) => `${pagesRoute}/${id}`,
  address: ({ slug }) => pagePath(slug),
  files: ({ coverId, blocks }) => ({ coverId: [coverId], blocks: filesIn(blocks) }),
  search: searchEntry,
});
