import { and, asc, eq, like, or } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { PageLink } from '#server/navigation/points.ts';
import { privacyWords } from './page-type.ts';
import { pages } from './tables.ts';

const { title, slug, status, position, id } = pages;

const addressed = preparedQuery((db, { as }: { as: string[] }) =>
  db
    .select({ id, title, slug })
    .from(pages)
    .where(and(eq(status, 'published'), or(...as.map((pattern) => like(slug, pattern)))))
    .orderBy(asc(position), asc(id)),
);
// The first words of the slugs of pages about the company and its contacts.
const companyWords = ['tentang', 'about', 'profil', 'kontak', 'contact', 'hubungi'];
const aboutPrivacy = { as: privacyWords.map((word) => `%${word}%`) };
const aboutCompany = { as: companyWords.flatMap((word) => [word, `${word}-%`]) };

export function privacyPage({ db }: ModuleContext): PageLink | null {
  const [page] = addressed(db, aboutPrivacy).all();
  return page ? { title: page.title, path: `/${page.slug}` } : null;
}

/** The published pages about and contact, by their slugs. */
export function footerPages({ db }: ModuleContext): string[] {
  return addressed(db, aboutCompany)
    .all()
    .map((page) => `page/${page.id}`);
}
