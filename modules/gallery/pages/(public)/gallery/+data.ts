import type { PageContextServer } from 'vike/types';
import { galleryPath } from '#modules/gallery/paths.ts';
import { galleryWords } from '#modules/gallery/words.ts';
import { listTitle, pageTitle } from '#renderer/public/page-title.ts';
import { siteWords } from '#renderer/public/words.ts';

export async function data(pageContext: PageContextServer) {
  const { api, urlParsed, site } = pageContext;
  const { type, page, picture } = urlParsed.search;
  // NaN is a missing page: `getPage` refuses it.
  const number = (text: string | undefined) => (text ? Number(text) : undefined);
  const asked = { type: type || undefined, page: number(page), picture: number(picture) };
  const found = await api.gallery.getPage(asked);
  const name = found.types.find(({ slug }) => slug === type)?.name;
  const titles = found.pictures.slice(0, 5).map(({ title }) => title);
  const t = galleryWords(site.language);
  const place = found.page > 1 && siteWords(site.language)('page', { page: found.page });
  const part = [name, place, t('gallery')].filter(Boolean);
  const types = found.types.map((each) => each.name);
  pageContext.meta = {
    title: part.length > 1 ? pageTitle(part.join(' · '), site) : listTitle(t('gallery'), types, site),
    description: titles.length > 0 ? `${titles.join(', ')}.` : null,
    // Each type and page is a page of its own.
    canonical: galleryPath({ type: type || null, page: found.page }),
    noindex: found.pictures.length === 0,
  };
  return { type: type || null, ...found };
}

export type Data = Awaited<ReturnType<typeof data>>;
