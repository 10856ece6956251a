import { and, asc, eq, like, or } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import type { ModuleContext } from '#server/module/context.ts';
import type { PageLink } from '#server/module/recommendation.ts';
import { pagePath } from './paths.ts';
import { pages } from './tables.ts';

const { title, slug, status, position, id } = pages;

// By its address, as the starter page has it: a title may be anything.
const isAboutPrivacy = or(like(slug, '%privasi%'), like(slug, '%privacy%'));

const published = preparedQuery((db) =>
  db
    .select({ title, slug })
    .from(pages)
    .where(and(eq(status, 'published'), isAboutPrivacy))
    .orderBy(asc(position), asc(id))
    .limit(1)
    .prepare(),
);

/** The published page about what happens to people's data. */
export function privacyPage({ db }: ModuleContext): PageLink | null {
  const page = published(db).get();
  return page ? { title: page.title, path: pagePath(page.slug) } : null;
}
