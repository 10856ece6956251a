import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import type { PostFilter } from './inputs.ts';
import { isPublic } from './published.ts';
import { stateOf } from './state.ts';
import { blogPosts } from './tables.ts';

const pageSize = 20;

const { id, title, slug, category, language, author, excerpt, status, publishedAt, updatedAt } = blogPosts;

const orders: Record<PostFilter['sort'], SQL[]> = {
  // What is not out yet and has no instant comes first: it is being written.
  newest: [sql`${publishedAt} is not null`, desc(publishedAt), desc(id)],
  title: [sql`${title} collate nocase`, asc(id)],
  changed: [desc(updatedAt), desc(id)],
};

/** A page of all posts for the back office, and how many posts and pages there are. */
export function listPosts(db: Queries, { search, sort, category: only, state, page }: PostFilter, now: Date) {
  const ofCategory = only && eq(category, only);
  const where = and(search ? holds(search) : undefined, ofCategory, state && isIn(state, now));
  const total = db.select({ total: count() }).from(blogPosts).where(where).get()?.total ?? 0;
  const rows = rowsOf(db, onPage(db, where, orders[sort], page))
    .orderBy(...orders[sort])
    .all();
  const posts = rows.map((row) => ({ ...row, state: stateOf(row, now) }));
  return { posts, total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

// First which posts: an index tells that alone (tables.ts). Rows lie far apart, with the long texts between them.
function onPage(db: Queries, where: SQL | undefined, order: SQL[], page: number): number[] {
  const found = db
    .select({ id })
    .from(blogPosts)
    .where(where)
    .orderBy(...order);
  const rows = found
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return rows.map((row) => row.id);
}

function rowsOf(db: Queries, ids: number[]) {
  return db
    .select({
      id,
      title,
      slug,
      category,
      language,
      author,
      status,
      publishedAt,
      updatedAt,
      cover: shownPicture,
    })
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .where(inArray(id, ids));
}

function isIn(state: NonNullable<PostFilter['state']>, now: Date) {
  if (state === 'published') return isPublic(now);
  if (state === 'draft') return eq(status, 'draft');
  return and(eq(status, 'published'), gt(publishedAt, now));
}

function holds(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...[title, excerpt, author].map((column) => sql`${column} like ${pattern} escape '\\'`));
}
