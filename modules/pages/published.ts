import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { pages } from './tables.ts';

const published = preparedQuery((db, { isOne }: { isOne: boolean }) => {
  const { id, title, slug, summary, blocks, updatedAt, position } = pages;
  return db
    .select({ id, title, slug, summary, blocks, updatedAt, picture: files.filename })
    .from(pages)
    .leftJoin(files, eq(files.id, pages.coverId))
    .where(and(eq(pages.status, 'published'), isOne ? eq(id, sql.placeholder('id')) : undefined))
    .orderBy(asc(position), asc(id));
});

export function publishedPages(db: Queries, id?: number) {
  return published(db, { isOne: id !== undefined }).all({ id });
}
