import type { PageContextServer } from 'vike/types';
import { requestWords } from '#modules/requests/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { api, site, urlParsed, keepNowhere } = pageContext;
  const { reference = '', key = '' } = urlParsed.search;
  const request = await api.request.getThanks({ reference, key });
  if (request.sent) keepNowhere();
  pageContext.meta = {
    title: pageTitle(requestWords(site.language)('thanksTitle'), site),
    description: null,
    asks: true,
  };
  return request;
}

export type Data = Awaited<ReturnType<typeof data>>;
