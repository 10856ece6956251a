import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { pages } from './tables.ts';

export function publishedPages(db: Queries, where?: SQL) {
  const { id, title, slug, summary, blocks, updatedAt, position } = pages;
  return db
    .select({ id, title, slug, summary, blocks, updatedAt, picture: files.filename })
    .from(pages)
    .leftJoin(files, eq(files.id, pages.coverId))
    .where(and(eq(pages.status, 'published'), where))
    .orderBy(asc(position), asc(id))
    .all();
}
