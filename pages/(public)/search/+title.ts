import type { PageContextServer } from 'vike/types';
import { languageOf } from '#renderer/public/language.ts';
import { pageTitle } from '#renderer/public/page-title.ts';
import type { Found } from './search-for.ts';
import { searchWords } from './words.ts';

// https://vike.dev/title
export default function title(pageContext: PageContextServer & { data?: Found }): string {
  const { data, site } = pageContext;
  const t = searchWords(languageOf(pageContext));
  return pageTitle(data?.query ? t('resultsFor', { query: data.query }) : t('search'), site);
}
