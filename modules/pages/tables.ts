import { text } from 'drizzle-orm/sqlite-core';
import { drafted, seo } from '#database/tables.ts';
import { listTable } from '#server/content/list-table.ts';
import { type PageBlock, pageWith } from './page-type.ts';

/** Each at `/{slug}`, in the order of `position` in the back office. */
export const pages = listTable(
  pageWith(() => undefined),
  'pages',
  { blocks: text('blocks', { mode: 'json' }).$type<PageBlock[]>().notNull(), ...drafted, ...seo },
);
