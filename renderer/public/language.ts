import type { PageContext, PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '#lib/language.ts';

/** The language of a public page: its own (`+language.ts`), or else the site's. */
export function languageOf(pageContext: PageContext | PageContextServer): Language {
  const { config, site } = pageContext;
  const own = typeof config.language === 'function' ? config.language(pageContext) : config.language;
  return own ?? site.language;
}

/** The language of the page that is rendered, for dates and numbers. */
export function useLanguage(): Language {
  return languageOf(usePageContext());
}

/** Words in the language of the page: `const t = useWords(galleryWords)`, then `t('more')`. */
export function useWords<Translate>(words: (language: Language) => Translate): Translate {
  return words(useLanguage());
}
