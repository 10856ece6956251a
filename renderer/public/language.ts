import type { PageContext, PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '#lib/language.ts';

/** The page’s own language, or else the site’s. */
export function languageOf(pageContext: PageContext | PageContextServer): Language {
  const { meta, config, site } = pageContext;
  return meta?.language ?? config.language ?? site.language;
}

export function useLanguage(): Language {
  return languageOf(usePageContext());
}

/** `const t = useWords(galleryWords)`, then `t('more')`. */
export function useWords<Translate>(words: (language: Language) => Translate): Translate {
  return words(useLanguage());
}
