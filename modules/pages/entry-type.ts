import { offeredBlocks } from '#server/content/blocks.ts';
import { entryType } from '#server/module/entry-type.ts';
import { pageWith } from './page-type.ts';
import { pagePath, pagesRoute } from './paths.ts';
import { searchEntry } from './search.ts';
import { pages } from './tables.ts';

export const pageType = entryType(
  pageWith((kind) => offeredBlocks.get(kind)?.schema),
  {
    table: pages,
    screen: ({ id }) => `${pagesRoute}/${id}`,
    address: ({ slug }) => pagePath(slug),
    search: searchEntry,
  },
);
