import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { pictureById, picturesOf } from '#database/shown-picture.ts';
import { isInLanguage } from '#database/site-language.ts';
import { wordOfTag } from '#lib/fields.ts';
import { type Reader, readPublicEntry } from '#server/content/public-entry.ts';
import { readSeo } from '#server/content/seo.ts';
import { jobCategory, stateOf } from './choices.ts';
import { postPath, posts } from './posts.ts';
import { categoriesInOrder, dated, isPublic, newestFirst, openJobs } from './published.ts';
import { blogPosts } from './tables.ts';

const { id, title, slug, category, language, publishedAt } = blogPosts;

const maxJobs = 4;

/** The post at an address, or the slug in `movedTo` for a former address. Throws NOT_FOUND unless this reader may see it. */
export function readPost(reader: Reader, word: string) {
  const { row, movedTo } = readPublicEntry(reader, posts, postPath(word));
  if (!row) return { movedTo, post: null };
  const { db } = reader;
  const now = reader.now();
  const post = dated({ ...shownOf(row), cover: pictureById(db, row.coverId) });
  const isJob = post.category === jobCategory;
  const isClosed = isJob && post.closesAt !== null && post.closesAt < now;
  const beside = isJob ? { previous: null, next: null } : neighbours(db, post, now);
  const jobs = isJob ? openJobs(db, now, { limit: maxJobs, except: post.id }) : [];
  const seo = readSeo(db, row);
  const about = categoriesInOrder(db).find(({ key }) => key === post.category);
  const read = {
    ...post,
    categoryName: about?.name ?? '',
    categorySlug: about?.slug ?? '',
    // Closed jobs aren’t listed, so they are on no tag’s page.
    tags: isClosed ? [] : row.tags.map((name) => ({ name, word: wordOfTag(name) })),
    state: stateOf(row, now),
    pictures: picturesOf(db, post.body),
    seo,
    ...beside,
    jobs,
  };
  return { movedTo: null, post: read };
}

type Row = typeof blogPosts.$inferSelect;

function shownOf(row: Row) {
  const { id, title, slug, category, language, excerpt, author, body } = row;
  const { status, publishedAt, updatedAt, location, employmentType, salary, applyLink, closesAt } = row;
  const post = { id, title, slug, category, language, excerpt, author, body };
  return { ...post, status, publishedAt, updatedAt, location, employmentType, salary, applyLink, closesAt };
}

type Dated = Pick<Row, 'id' | 'category' | 'language'> & { publishedAt: Date };

const around = preparedQuery((db) => {
  const given = (name: string) => sql.param(sql.placeholder(name), publishedAt);
  const place = sql`(${publishedAt}, ${id})`;
  const here = sql`(${given('at')}, ${sql.placeholder('id')})`;
  const isBeside = and(
    eq(category, sql.placeholder('category')),
    isInLanguage(language, sql`${sql.placeholder('language')}`),
  );
  const found = (side: SQL | undefined, order: SQL[]) =>
    db
      .select({ slug, title, language })
      .from(blogPosts)
      .where(and(isBeside, side))
      .orderBy(...order)
      .limit(1);
  // The instant alone finds the place in the index; the pair breaks ties.
  const isLater = and(isPublic(given('now')), gte(publishedAt, given('at')), sql`${place} > ${here}`);
  return {
    previous: found(and(isPublic(given('last')), sql`${place} < ${here}`), newestFirst),
    next: found(isLater, [asc(publishedAt), asc(id)]),
  };
});

/** The public posts of its category before and after it; of two at the same instant the higher id is later. */
function neighbours(db: Queries, post: Dated, now: Date) {
  const { id, category, language, publishedAt: at } = post;
  const { previous, next } = around(db);
  const values = { id, category, language, at, now, last: at < now ? at : now };
  return { previous: previous.get(values) ?? null, next: next.get(values) ?? null };
}
