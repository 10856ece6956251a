import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import type { Week } from '#server/site/weeks.ts';
import { isPublic } from './published.ts';
import { blogPosts } from './tables.ts';

const route = '/only-us/blogs';
const maxRecent = 5;
const { id, title, status, publishedAt, updatedAt, coverId } = blogPosts;

export function summary({ db, now: clock, weeks }: SummaryContext): Summary {
  const now = clock();
  const isDraft = eq(status, 'draft');
  return {
    title: 'Blogs',
    route,
    weekly: {
      label: 'Published posts',
      counts: weeks.map((week) => publishedIn(db, week, now)),
      isOurs: true,
    },
    needsAttention: [
      ...(numberOf(db, isPublic(now)) > 0 ? [] : [{ title: 'The blog', route, why: 'shows no posts yet' }]),
      ...posts(db, isDraft).map(needs('is a draft')),
      ...posts(db, and(eq(status, 'published'), isNull(coverId))).map(needs('has no cover')),
      ...posts(db, inArray(coverId, undescribed(db))).map(needs('has a cover without alternative text')),
    ],
  };
}

function numberOf(db: Queries, where: SQL | undefined) {
  return db.select({ count: count() }).from(blogPosts).where(where).get()?.count ?? 0;
}

function publishedIn(db: Queries, { start, end }: Week, now: Date) {
  return numberOf(db, and(isPublic(now), gte(publishedAt, start), lt(publishedAt, end)));
}

function posts(db: Queries, where?: SQL) {
  const changed = db.select({ id, title, updatedAt }).from(blogPosts).where(where);
  return changed.orderBy(desc(updatedAt), desc(id)).limit(maxRecent).all();
}

function undescribed(db: Queries) {
  return db.select({ id: files.id }).from(files).where(eq(files.alt, ''));
}

function needs(why: string) {
  return ({ id, title }: { id: number; title: string }) => ({ title, route: `${route}/${id}`, why });
}
