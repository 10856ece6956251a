import type { PageContextServer } from 'vike/types';
import { pageTitle } from '#renderer/public/page-title.ts';
import { searchWords } from './words.ts';

const longestQuery = 200;
const mostRecommended = 4;

/** What a search page shows: the words, cut where they are too many, and what was found, in groups. */
export async function searchFor(pageContext: PageContextServer, words: string) {
  const { api, site, noteSearch, recommend } = pageContext;
  const query = words.slice(0, longestQuery);
  const found = query ? await api.search.getPage({ query }) : { groups: [], instead: null };
  if (query) noteSearch({ words: query, hasResults: found.groups.length > 0 });
  const recommended = found.groups.length === 0 ? recommend(query, mostRecommended) : [];
  const t = searchWords(site.language);
  pageContext.meta = {
    title: pageTitle(query ? t('resultsFor', { query }) : t('search'), site),
    subject: query ? { name: `“${query}”` } : undefined,
  };
  return { query, isCut: words.length > longestQuery, ...found, recommended };
}

export type Found = Awaited<ReturnType<typeof searchFor>>;
