import { eq, getTableColumns } from 'drizzle-orm';
import type { Language } from '#lib/language.ts';
import type { Queries } from './client.ts';
import { preparedQuery } from './prepared-query.ts';
import { brands, site } from './tables.ts';

/** With the brand's name. */
export type SiteSettings = typeof site.$inferSelect & { name: string };

const theSettings = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(site), name: brands.name })
    .from(site)
    .innerJoin(brands, eq(brands.id, 1))
    .where(eq(site.id, 1)),
);

/** Null before the very first start. */
export function findSettings(db: Queries): SiteSettings | null {
  return theSettings(db).get() ?? null;
}

/** Not cached: one row by its key takes microseconds. */
export function readSettings(db: Queries): SiteSettings {
  const settings = findSettings(db);
  if (!settings) throw new Error('The database holds no site settings. Start the site once to fill it.');
  return settings;
}

type Languages = Pick<SiteSettings, 'language' | 'secondLanguage'>;

/** The language that the site is translated into, public or being prepared. */
export function secondLanguageOf({ language, secondLanguage }: Languages): Language | null {
  return secondLanguage === 'none' || secondLanguage === language ? null : secondLanguage;
}

/** The second language that visitors can read; null while it is being prepared. */
export function publicSecondLanguageOf(
  settings: Languages & Pick<SiteSettings, 'isSecondLanguagePublic'>,
): Language | null {
  return settings.isSecondLanguagePublic ? secondLanguageOf(settings) : null;
}

/** The settings as visitors know them: without a language that is being prepared. */
export function visitorSettings(settings: SiteSettings): SiteSettings {
  return publicSecondLanguageOf(settings) ? settings : { ...settings, secondLanguage: 'none' };
}
