import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { requestWords } from '#modules/requests/words.ts';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data({ api, site, urlParsed }: PageContextServer) {
  const config = useConfig();
  const request = await api.request.getThanks({ reference: urlParsed.search.reference ?? '' });
  config({ title: pageTitle(requestWords(site.language)('thanksTitle'), site), description: null });
  return request;
}

export type Data = Awaited<ReturnType<typeof data>>;
