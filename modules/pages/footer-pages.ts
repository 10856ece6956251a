import { and, asc, eq, like, or } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import type { ModuleContext } from '#server/module/context.ts';
import type { PageLink } from '#server/module/recommendation.ts';
import { pagePath, privacyWords } from './paths.ts';
import { pages } from './tables.ts';

const { title, slug, status, position, id } = pages;

const isAboutPrivacy = or(...privacyWords.map((word) => like(slug, `%${word}%`)));

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
