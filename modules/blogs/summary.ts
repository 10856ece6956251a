import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { may } from '#lib/rights.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { isPublic } from './published.ts';
import { blogPosts } from './tables.ts';

const route = '/only-us/blogs';
const maxRecent = 5;
const { id, title, status, publishedAt, updatedAt, coverId } = blogPosts;

export function summary({ db, user, now: clock, weeks }: SummaryContext): Summary {
  const now = clock();
  const { all, between, drafts, uncovered, undescribed } = queries(db);
  return {
    title: 'Blogs',
    route,
    weekly: {
      label: 'Published posts',
      counts: weeks.map(({ start, end }) => between.get({ now, start, end })?.count ?? 0),
      isOurs: true,
    },
    needsAttention: [
      ...(all.get({ now })?.count ? [] : [{ title: 'The blog', route, why: 'shows no posts yet' }]),
      // Writers have their own.
      ...(may(user, 'publish', 'content') ? drafts.all().map(needs('is a draft')) : []),
      ...uncovered.all().map(needs('has no cover')),
      ...undescribed.all().map(needs('has a cover without alternative text')),
    ],
  };
}

const queries = preparedQuery((db) => {
  const given = (name: string) => sql.param(sql.placeholder(name), publishedAt);
  const numberOf = (where: SQL | undefined) => db.select({ count: count() }).from(blogPosts).where(where);
  const posts = (where: SQL | undefined) =>
    db
      .select({ id, title, updatedAt })
      .from(blogPosts)
      .where(where)
      .orderBy(desc(updatedAt), desc(id))
      .limit(maxRecent);
  const undescribed = db.select({ id: files.id }).from(files).where(eq(files.alt, ''));
  return {
    all: numberOf(isPublic()),
    between: numberOf(and(isPublic(), gte(publishedAt, given('start')), lt(publishedAt, given('end')))),
    drafts: posts(eq(status, 'draft')),
    uncovered: posts(and(eq(status, 'published'), isNull(coverId))),
    undescribed: posts(inArray(coverId, undescribed)),
  };
});

function needs(why: string) {
  return ({ id, title }: { id: number; title: string }) => ({ title, route: `${route}/${id}`, why });
}
