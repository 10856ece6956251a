import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { entryMeta } from '#renderer/public/entry-meta.ts';
import { listTitle } from '#renderer/public/page-title.ts';
import { homeWords, kindWords } from '../words.ts';
import { kindAt, offerPath } from './paths.ts';

/** What the public page of an offer shows (https://vike.dev/data). */
export async function offerData(pageContext: PageContextServer) {
  const { api, routeParams, urlPathname } = pageContext;
  const kind = kindAt(urlPathname);
  const page = await api[kind].getBySlug({ slug: routeParams.slug ?? '' });
  if (!page.offer) throw redirect(offerPath(kind, page.movedTo), 301);
  const { name, summary, picture } = page.offer;
  const meta = entryMeta(pageContext, page.seo, { title: name, description: summary, picture });
  pageContext.meta = { ...meta, subject: { name, hasPrice: true } };
  return { ...page, kind };
}

export type ShownOffer = Awaited<ReturnType<typeof offerData>>;

/** What the public list of a kind shows. */
export async function offersData(pageContext: PageContextServer) {
  const { api, site, urlPathname } = pageContext;
  const kind = kindAt(urlPathname);
  const offers = await api[kind].getPage();
  const names = offers.map(({ name }) => name);
  pageContext.meta = {
    title: listTitle(homeWords(site.language)(kindWords[kind].all), names, site),
    description: names.length > 0 ? `${names.join(', ')}.` : null,
  };
  return { kind, offers };
}

export type ShownOffers = Awaited<ReturnType<typeof offersData>>;
