import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';

// https://vike.dev/data
export async function data({ api, urlParsed, site }: PageContextServer) {
  const config = useConfig();
  const { type, page, picture } = urlParsed.search;
  // What is no number is a page that isn't there: `getPage` refuses it.
  const number = (text: string | undefined) => (text ? Number(text) : undefined);
  const asked = { type: type || undefined, page: number(page), picture: number(picture) };
  const found = await api.gallery.getPage(asked);
  const name = found.types.find(({ slug }) => slug === type)?.name;
  const titles = found.pictures.slice(0, 5).map(({ title }) => title);
  config({
    title: [name, found.page > 1 && `Page ${found.page}`, 'Gallery', site.name].filter(Boolean).join(' · '),
    description: titles.length > 0 ? `${titles.join(', ')}.` : null,
  });
  return { type: type || null, ...found };
}

export type Data = Awaited<ReturnType<typeof data>>;
