import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { may } from '#lib/rights.ts';
import { entrySummary } from '#server/content/entry-summary.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { posts } from './posts.ts';
import { isPublic } from './published.ts';
import { blogPosts } from './tables.ts';

const maxRecent = 5;
const { id, title, status, publishedAt, updatedAt, coverId } = blogPosts;

export function summary(context: SummaryContext): Summary {
  const { db, user, now, weeks } = context;
  const { between, uncovered } = queries(db);
  const empty = { title: 'The blog', why: 'shows no posts yet' };
  const { needsAttention, ...area } = entrySummary(context, posts, { title: 'Blogs', empty });
  // Writers have their own drafts.
  const hidden = may(user, 'publish', 'content') ? [] : ['is a draft', 'are drafts'];
  const withoutCover = uncovered.all().map(({ id, title }) => {
    return { title, route: `${posts.list}/${id}`, why: 'has no cover' };
  });
  return {
    ...area,
    weekly: {
      label: 'Published posts',
      counts: weeks.map(({ start, end }) => between.get({ now: now(), start, end })?.count ?? 0),
      isOurs: true,
    },
    needsAttention: [...needsAttention.filter(({ why }) => !hidden.includes(why)), ...withoutCover],
  };
}

const queries = preparedQuery((db) => {
  const given = (name: string) => sql.param(sql.placeholder(name), publishedAt);
  return {
    between: db
      .select({ count: count() })
      .from(blogPosts)
      .where(and(isPublic(), gte(publishedAt, given('start')), lt(publishedAt, given('end')))),
    uncovered: db
      .select({ id, title })
      .from(blogPosts)
      .where(and(eq(status, 'published'), isNull(coverId)))
      .orderBy(desc(updatedAt), desc(id))
      .limit(maxRecent),
  };
});
