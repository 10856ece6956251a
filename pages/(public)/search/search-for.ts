import type { PageContextServer } from 'vike/types';

const longest = 200;

/** What a search page shows: the words, cut where they are too many, and what was found, in groups. */
export async function searchFor({ api }: PageContextServer, words: string) {
  const query = words.slice(0, longest);
  const found = query ? await api.search.getPage({ query }) : { groups: [], instead: null };
  return { query, isCut: words.length > longest, ...found };
}

export type Found = Awaited<ReturnType<typeof searchFor>>;
