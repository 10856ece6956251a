import type { Language } from '#lib/language.ts';
import type { CatalogFields } from './type.ts';

/** The language of a catalog, for `lang` and `hreflang`; undefined when it has none. */
export function writtenIn({ language }: Pick<CatalogFields, 'language'>): Language | undefined {
  return language === 'none' ? undefined : language;
}
