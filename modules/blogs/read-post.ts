import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { formerEntry, nothingAt } from '#server/content/addresses.ts';
import { readSeo } from '#server/content/seo.ts';
import { picturesOf, shownPicture } from '#server/files/shown-picture.ts';
import type { Category } from './choices.ts';
import { postPath, posts } from './posts.ts';
import { dated, isPublic, newestFirst, openJobs, teaser } from './published.ts';
import { stateOf } from './state.ts';
import { blogPosts } from './tables.ts';

const { id, title, slug, category, language, publishedAt, status, updatedAt, body } = blogPosts;

/** How many other jobs the page of a job shows. */
const mostJobs = 4;

interface Reader {
  /** Staff see what is not public yet. */
  isStaff: boolean;
  now: Date;
}

/**
 * The post at an address with all that its page shows; for an address that it had before, the word of the present one in
 * `movedTo`. Throws NOT_FOUND when this reader may see nothing there.
 */
export function readPost(db: Queries, word: string, { isStaff, now }: Reader) {
  const row = selectPost(db).where(eq(slug, word)).get();
  if (!row) return { movedTo: movedTo(db, word, { isStaff, now }), post: null };
  const state = stateOf(row, now);
  if (state !== 'published' && !isStaff) throw nothingAt(db, posts, postPath(word));
  const seo = readSeo(db, blogPosts, row.id);
  const post = { ...dated(row), state, pictures: picturesOf(db, row.body), seo };
  const isJob = post.category === 'CAREER';
  const around = isJob ? { previous: null, next: null } : neighbours(db, post, now);
  const jobs = isJob ? openJobs(db, now, { limit: mostJobs, except: post.id }) : [];
  return { movedTo: null, post: { ...post, ...around, jobs } };
}

function selectPost(db: Queries) {
  return db
    .select({ ...teaser, status, updatedAt, body, cover: shownPicture })
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.coverId));
}

function movedTo(db: Queries, word: string, { isStaff, now }: Reader) {
  const post = db
    .select({ slug, status, publishedAt })
    .from(blogPosts)
    .where(eq(id, formerEntry(db, posts, postPath(word)) ?? 0))
    .get();
  if (!post || (!isStaff && stateOf(post, now) !== 'published')) throw nothingAt(db, posts, postPath(word));
  return post.slug;
}

/** The public posts of its category before and after it in time; of two of the same instant the later one has the larger id. */
function neighbours(db: Queries, post: { id: number; category: Category; publishedAt: Date }, now: Date) {
  const { publishedAt: at } = post;
  const place = sql`(${publishedAt}, ${id})`;
  const here = sql`(${at.getTime()}, ${post.id})`;
  const found = (side: (SQL | undefined)[], order: SQL[]) =>
    db
      .select({ slug, title, language })
      .from(blogPosts)
      .where(and(eq(category, post.category), ...side))
      .orderBy(...order)
      .limit(1)
      .get() ?? null;
  return {
    // By the instant alone an index finds the place; the pair decides between two of the same instant.
    previous: found([isPublic(at < now ? at : now), sql`${place} < ${here}`], newestFirst),
    next: found([isPublic(now), gte(publishedAt, at), sql`${place} > ${here}`], [asc(publishedAt), asc(id)]),
  };
}
