import { and, desc, eq, isNull } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { may } from '#lib/rights.ts';
import { entrySummary } from '#server/content/entry-summary.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { posts } from './posts.ts';
import { blogPosts } from './tables.ts';

const maxRecent = 5;
const { id, title, status, updatedAt, coverId } = blogPosts;

export function summary(context: SummaryContext): Summary {
  const empty = { title: 'The blog', why: 'shows no posts yet' };
  const { needsAttention, ...area } = entrySummary(context, posts, { title: 'Blogs', empty });
  // Writers have their own drafts.
  const hidden = may(context.user, 'publish', 'content') ? [] : ['is a draft', 'are drafts'];
  const withoutCover = uncovered(context.db)
    .all()
    .map(({ id, title }) => ({ title, route: `${posts.list}/${id}`, why: 'has no cover' }));
  return {
    ...area,
    needsAttention: [...needsAttention.filter(({ why }) => !hidden.includes(why)), ...withoutCover],
  };
}

const uncovered = preparedQuery((db) =>
  db
    .select({ id, title })
    .from(blogPosts)
    .where(and(eq(status, 'published'), isNull(coverId)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(maxRecent),
);
