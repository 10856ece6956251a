import type { PageContextServer } from 'vike/types';
import { homeWords } from '#modules/home/words.ts';
import { listTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { api, site } = pageContext;
  const offers = await api.packaging.getPage();
  const names = offers.map(({ name }) => name);
  pageContext.meta = {
    title: listTitle(homeWords(site.language)('packaging'), names, site),
    description: names.length > 0 ? `${names.join(', ')}.` : null,
  };
  return offers;
}

export type Data = Awaited<ReturnType<typeof data>>;
