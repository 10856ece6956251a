import type { Language } from '#lib/language.ts';
import type { CatalogFields } from './type.ts';

/** For `lang` and `hreflang`. */
export function writtenIn({ language }: Pick<CatalogFields, 'language'>): Language | undefined {
  return language === 'none' ? undefined : language;
}
