import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  min,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { type ShownPicture, shownPicture } from '#server/files/shown-picture.ts';
import type { ModuleContext } from '#server/module/context.ts';
import type { Category } from './choices.ts';
import { blogPosts } from './tables.ts';

/** How many posts a page of the blog shows. */
export const pageSize = 9;

const { id, title, slug, category, language, excerpt, author, status, publishedAt, updatedAt } = blogPosts;
const { location, employmentType, closesAt } = blogPosts;
const job = { location, employmentType, closesAt };

/** Posts in the order of the blog: the newest first. */
export const newestFirst = [desc(publishedAt), desc(id)];

/** What visitors may see at this instant. */
export function isPublic(now: Date | SQLWrapper): SQL | undefined {
  return and(eq(status, 'published'), lte(publishedAt, now));
}

/** A post as lists for visitors show it, for a `select` that joins the files by `coverId`. */
export const teaser = { id, title, slug, category, language, excerpt, author, publishedAt, ...job };

/** The instant in a preparedQuery query, which gets it as `now`. */
export const asOf = sql.param(sql.placeholder('now'), publishedAt);

/** What lists, the search and sitemap.xml show of it: not the jobs that are closed, whose pages say so. */
export const isListed = (now: Date | SQLWrapper) =>
  and(isPublic(now), or(ne(category, 'CAREER'), isNull(closesAt), gt(closesAt, now)));

const posts = preparedQuery((db, { ofCategory }: { ofCategory: boolean }) => {
  const wanted = ofCategory ? eq(category, sql.placeholder('category')) : undefined;
  return db
    .select({ ...teaser, updatedAt, cover: shownPicture })
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .where(and(isListed(asOf), wanted))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare();
});

/** Public posts as lists show them, of one category or all, the newest first: `limit` of them after the first `offset`. */
export function publicPosts(
  db: Queries,
  now: Date,
  { category, limit, offset = 0 }: { category?: Category; limit: number; offset?: number },
) {
  const rows = posts(db, { ofCategory: category !== undefined }).all({ now, category, limit, offset });
  return rows.map(dated);
}

/** A post that is out has an instant; only drafts may lack one. A cover without alternative text gets the title. */
export function dated<
  Row extends { title: string; publishedAt: Date | null; updatedAt: Date; cover: ShownPicture | null },
>(row: Row) {
  const cover = row.cover && { ...row.cover, alt: row.cover.alt || row.title };
  return { ...row, publishedAt: row.publishedAt ?? row.updatedAt, cover };
}

const numbers = preparedQuery((db) =>
  db.select({ category, count: count() }).from(blogPosts).where(isListed(asOf)).groupBy(category).prepare(),
);

/** How many posts lists show, in all and of each category. */
export function countPublic(db: Queries, now: Date): Record<Category | 'all', number> {
  const rows = numbers(db).all({ now });
  const of = (wanted: Category) => rows.find((row) => row.category === wanted)?.count ?? 0;
  return { all: of('CAREER') + of('TECHNOLOGY'), CAREER: of('CAREER'), TECHNOLOGY: of('TECHNOLOGY') };
}

const jobs = preparedQuery((db) =>
  db
    .select(teaser)
    .from(blogPosts)
    .where(and(isListed(asOf), eq(category, 'CAREER'), ne(id, sql.placeholder('except'))))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/** The jobs that one can apply for, the newest first, without the one with the id `except`. */
export function openJobs(db: Queries, now: Date, { limit, except = 0 }: { limit: number; except?: number }) {
  return jobs(db).all({ now, limit, except });
}

const next = preparedQuery((db) =>
  [publishedAt, closesAt].map((instant) => {
    const later = and(eq(status, 'published'), gt(instant, asOf));
    return db
      .select({ at: min(instant) })
      .from(blogPosts)
      .where(later)
      .prepare();
  }),
);

/** When public pages change next without an edit: a scheduled post is published, or a job closes. */
export function nextPublication({ db, now }: ModuleContext): Date | null {
  const instants = next(db).map((query) => query.get({ now: now() })?.at);
  const [earliest] = instants.filter((at) => at instanceof Date).sort((one, other) => +one - +other);
  return earliest ?? null;
}

/** Those of these posts that are public, as lists show them. */
export function chosenPosts(db: Queries, now: Date, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ ...teaser, updatedAt, cover: shownPicture })
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .where(and(isListed(now), inArray(id, ids)))
    .all()
    .map(dated);
}
