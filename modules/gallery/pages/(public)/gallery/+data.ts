import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, urlParsed }: PageContextServer) {
  const { type, page, picture } = urlParsed.search;
  // What is no number is a page that isn't there: `getPage` refuses it.
  const number = (text: string | undefined) => (text ? Number(text) : undefined);
  const asked = { type: type || undefined, page: number(page), picture: number(picture) };
  return { type: type || null, ...(await api.gallery.getPage(asked)) };
}

export type Data = Awaited<ReturnType<typeof data>>;
