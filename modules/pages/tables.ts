import { text } from 'drizzle-orm/sqlite-core';
import { drafted, seo } from '#database/tables.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { listTable } from '#server/content/list-table.ts';
import { page } from './page-type.ts';

/** Each at `/{slug}`, in the order of `position` in the back office. */
export const pages = listTable(page, 'pages', {
  blocks: text('blocks', { mode: 'json' }).$type<PlacedBlock[]>().notNull(),
  ...drafted,
  ...seo,
});
