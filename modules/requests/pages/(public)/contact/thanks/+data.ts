import type { PageContextServer } from 'vike/types';
import { requestWords } from '#modules/requests/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

export async function data(pageContext: PageContextServer) {
  const { api, site, urlParsed, sentKey } = pageContext;
  const { reference = '' } = urlParsed.search;
  const request = await api.request.getThanks({ reference, key: sentKey() });
  pageContext.meta = {
    title: pageTitle(requestWords(site.language)('thanksTitle'), site),
    description: null,
    asks: true,
  };
  return request;
}

export type Data = Awaited<ReturnType<typeof data>>;
