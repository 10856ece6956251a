import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { lastSavedBy } from '#server/content/history/history.ts';
import { entryCopies, entrySchedules } from '#server/content/tables.ts';
import { stateOf } from './choices.ts';
import type { PostFilter } from './inputs.ts';
import { asOf, isPublic } from './published.ts';
import { blogCategories, blogPosts } from './tables.ts';

const { id, title, slug, category, language, author, excerpt, status, publishedAt, updatedAt } = blogPosts;
// Unpublished changes are in the working copy.
const typed = sql`(select ${entryCopies.changedAt} from ${entryCopies} where ${entryCopies.type} = 'blog'
  and ${entryCopies.key} = cast(${id} as text) and ${entryCopies.revision} > 0)`;
const changedAt = sql<Date>`coalesce(${typed}, ${updatedAt})`.mapWith(updatedAt);
const columns = { id, title, slug, category, language, author, status, publishedAt, changedAt };

const byCategory = sql`(select ${blogCategories.name} collate nocase from ${blogCategories} where ${blogCategories.key} = ${category})`;
const byTitle = sql`${title} collate nocase`;
// Unpublished posts without a date come first: they are being written.
const newest = [sql`${publishedAt} is not null`, desc(publishedAt), desc(id)];
const byState = sql`case when ${status} = 'draft' then 0 when ${gt(publishedAt, asOf)} then 1 else 2 end`;
const orders: Record<PostFilter['sort'], SQL[]> = {
  newest,
  oldest: [sql`${publishedAt} is null`, asc(publishedAt), asc(id)],
  title: [byTitle, asc(id)],
  'title-desc': [desc(byTitle), desc(id)],
  changed: [desc(changedAt), desc(id)],
  'changed-asc': [asc(changedAt), asc(id)],
  category: [asc(byCategory), ...newest],
  'category-desc': [desc(byCategory), ...newest],
  state: [byState, ...newest],
  'state-desc': [desc(byState), ...newest],
};

const holds = or(...[title, excerpt, author].map((column) => isLike(column, sql.placeholder('pattern'))));

/** The conditions of a filter; their values are placeholders. */
type Shape = Pick<PostFilter, 'sort' | 'state'> & { search: boolean; category: boolean };

const queries = preparedQuery((db, { search, category: one, state, sort }: Shape) => {
  const ofCategory = one ? eq(category, sql.placeholder('category')) : undefined;
  const where = and(search ? holds : undefined, ofCategory, state && isIn(state));
  const order = orders[sort];
  const ids = () =>
    db
      .select({ id })
      .from(blogPosts)
      .where(where)
      .orderBy(...order);
  // The ids first, from an index alone (tables.ts): rows are far apart, with long texts between them.
  const onPage = ids().limit(sql.placeholder('size')).offset(sql.placeholder('offset'));
  const rows = db
    .select({ ...columns, categoryName: blogCategories.name, cover: shownPicture })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.key, category))
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .where(inArray(id, onPage))
    .orderBy(...order);
  return { total: db.select({ total: count() }).from(blogPosts).where(where), rows, ids: ids() };
});

export function listPosts(db: Queries, filter: PostFilter, now: Date) {
  const { size, page } = filter;
  const { total, rows } = queries(db, shapeOf(filter));
  const values = { ...valuesOf(filter, now), size, offset: (page - 1) * size };
  const found = total.get(values)?.total ?? 0;
  const onPage = rows.all(values);
  const ids = onPage.map((row) => row.id);
  const savedBy = lastSavedBy(db, 'blog', ids);
  const posts = onPage.map((row) => ({
    ...row,
    state: stateOf(row, now),
    changedBy: savedBy.get(row.id) ?? null,
  }));
  return { posts, total: found, pages: Math.max(1, Math.ceil(found / size)) };
}

export function listPostIds(db: Queries, filter: PostFilter, now: Date): number[] {
  const rows = queries(db, shapeOf(filter)).ids.all(valuesOf(filter, now));
  return rows.map(({ id }) => id);
}

function shapeOf({ search, category: only, state, sort }: PostFilter): Shape {
  return { search: search !== '', category: Boolean(only), state, sort };
}

function valuesOf({ search, category: only }: PostFilter, now: Date) {
  return { pattern: containing(search), category: only, now };
}

const isScheduled = sql`exists (select 1 from ${entrySchedules} where ${entrySchedules.type} = 'blog'
  and ${entrySchedules.entry} = ${id} and ${entrySchedules.action} = 'publish')`;

function isIn(state: NonNullable<PostFilter['state']>) {
  if (state === 'published') return isPublic();
  if (state === 'draft') return eq(status, 'draft');
  return or(and(eq(status, 'published'), gt(publishedAt, asOf)), and(eq(status, 'draft'), isScheduled));
}
