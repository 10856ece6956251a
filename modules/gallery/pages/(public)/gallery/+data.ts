import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, urlParsed }: PageContextServer) {
  const type = urlParsed.search.type || undefined;
  return { type: type ?? null, ...(await api.gallery.getPage({ type })) };
}

export type Data = Awaited<ReturnType<typeof data>>;
