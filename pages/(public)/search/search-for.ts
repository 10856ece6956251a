import type { PageContextServer } from 'vike/types';

const longest = 200;
const mostRecommended = 4;

/** What a search page shows: the words, cut where they are too many, and what was found, in groups. */
export async function searchFor({ api, noteSearch, recommend }: PageContextServer, words: string) {
  const query = words.slice(0, longest);
  const found = query ? await api.search.getPage({ query }) : { groups: [], instead: null };
  if (query) noteSearch({ words: query, hasResults: found.groups.length > 0 });
  const recommended = found.groups.length === 0 ? recommend(query, mostRecommended) : [];
  return { query, isCut: words.length > longest, ...found, recommended };
}

export type Found = Awaited<ReturnType<typeof searchFor>>;
