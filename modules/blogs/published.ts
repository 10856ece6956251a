import { and, count, desc, eq, gt, isNull, lte, min, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery, rowsBy } from '#database/prepared-query.ts';
import { type ShownPicture, shownPicture } from '#database/shown-picture.ts';
import { isInLanguage } from '#database/site-language.ts';
import { files } from '#database/tables.ts';
import { descriptionOf } from '#lib/seo.ts';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { jobCategory } from './choices.ts';
import { categoryPath } from './paths.ts';
import { blogCategories, blogPosts } from './tables.ts';

const { id, title, slug, category, language, excerpt, author, status, publishedAt, updatedAt } = blogPosts;
const { location, employmentType, closesAt } = blogPosts;
const job = { location, employmentType, closesAt };

export const newestFirst = [desc(publishedAt), desc(id)];

/** Category columns. Every post has one, but only with a left join SQLite stops reading at the limit. */
const about = {
  category,
  categoryName: sql<string>`${blogCategories.name}`,
  categorySlug: sql<string>`${blogCategories.slug}`,
};

/** A post in public lists, for a `select` that joins its category. */
const teaser = { id, title, slug, ...about, language, excerpt, author, publishedAt, ...job };

const isCategory = eq(blogCategories.key, category);

/** The instant in a prepared query, passed as `now`. */
export const asOf = sql.param(sql.placeholder('now'), publishedAt);

/** Visible to visitors at this instant. */
export function isPublic(at: SQLWrapper = asOf) {
  return and(eq(status, 'published'), lte(publishedAt, at));
}

// Without closed jobs, whose page says so.
const isOpen = or(ne(category, jobCategory), isNull(closesAt), gt(closesAt, asOf));
const isListed = and(isPublic(), isOpen, isInLanguage(language));

/** The same as a filter, where SQLite shall read in another order than this condition’s index. */
export const isListedFilter = and(
  sql`+${status} = 'published'`,
  sql`+${publishedAt} <= ${asOf}`,
  isOpen,
  isInLanguage(language),
);

const teasers = (db: Queries) =>
  db
    .select({ ...teaser, updatedAt, cover: shownPicture })
    .from(blogPosts)
    .leftJoin(blogCategories, isCategory)
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .orderBy(...newestFirst);

const posts = preparedQuery((db, { ofCategory }: { ofCategory: boolean }) => {
  const wanted = ofCategory ? eq(category, sql.placeholder('category')) : undefined;
  return teasers(db)
    .where(and(isListed, wanted))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
});

export function publicPosts(
  db: Queries,
  now: Date,
  { category, limit, offset = 0 }: { category?: string; limit: number; offset?: number },
) {
  const rows = posts(db, { ofCategory: category !== undefined }).all({ now, category, limit, offset });
  return rows.map((row) => dated(summarized(db, row)));
}

export type Teaser = ReturnType<typeof publicPosts>[number];

const postById = rowsBy(blogPosts, 'id');

/** Without a summary, lists show the beginning of the text. */
function summarized<Row extends { id: number; excerpt: string }>(db: Queries, row: Row): Row {
  if (row.excerpt.trim()) return row;
  const text = postById(db).get({ id: row.id })?.body;
  return { ...row, excerpt: descriptionOf('', text ? [text] : []) ?? '' };
}

/** Public posts have a date; only drafts may lack one. A cover without alternative text gets the title. */
export function dated<
  Row extends { title: string; publishedAt: Date | null; updatedAt: Date; cover: ShownPicture | null },
>(row: Row) {
  const cover = row.cover && { ...row.cover, alt: row.cover.alt || row.title };
  return { ...row, publishedAt: row.publishedAt ?? row.updatedAt, cover };
}

const numbers = preparedQuery((db) =>
  db.select({ category, count: count() }).from(blogPosts).where(isListed).groupBy(category),
);

const inOrder = preparedQuery((db) => {
  const { key, name, slug } = blogCategories;
  return db
    .select({ key, name, slug })
    .from(blogCategories)
    .orderBy(blogCategories.position, blogCategories.id);
});

export function categoriesInOrder(db: Queries) {
  return inOrder(db).all();
}

export function countCategories({ db, now }: ModuleContext) {
  const rows = numbers(db).all({ now: now() });
  const countOf = (wanted: string) => rows.find((row) => row.category === wanted)?.count ?? 0;
  return categoriesInOrder(db).map((category) => ({ ...category, count: countOf(category.key) }));
}

export const countedCategories = oncePerChange((context: Changing) => countCategories(context));

const jobs = preparedQuery((db) =>
  db
    .select(teaser)
    .from(blogPosts)
    .leftJoin(blogCategories, isCategory)
    .where(and(isListed, eq(category, jobCategory), ne(id, sql.placeholder('except'))))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit')),
);

export function openJobs(db: Queries, now: Date, { limit, except = 0 }: { limit: number; except?: number }) {
  return jobs(db).all({ now, limit, except });
}

const next = preparedQuery((db) =>
  [publishedAt, closesAt].map((instant) => {
    const later = and(eq(status, 'published'), gt(instant, asOf));
    return db
      .select({ at: min(instant) })
      .from(blogPosts)
      .where(later);
  }),
);

/** When public pages next change without an edit: a scheduled post comes out, or a job closes. */
export function nextPublication({ db, now }: ModuleContext): Date | null {
  const instants = next(db).map((query) => query.get({ now: now() })?.at);
  const [earliest] = instants.filter((at) => at instanceof Date).sort((one, other) => +one - +other);
  return earliest ?? null;
}

export function jobsAddress({ db }: Pick<ModuleContext, 'db'>): string {
  const jobs = categoriesInOrder(db).find(({ key }) => key === jobCategory);
  return categoryPath(jobs?.slug ?? '');
}

const chosen = preparedQuery((db) =>
  teasers(db).where(and(isListed, sql`${id} in (select value from json_each(${sql.placeholder('ids')}))`)),
);

/** The public ones of these posts, newest first. */
export function chosenPosts(db: Queries, now: Date, ids: number[]) {
  return chosen(db)
    .all({ now, ids: JSON.stringify(ids) })
    .map(dated);
}
