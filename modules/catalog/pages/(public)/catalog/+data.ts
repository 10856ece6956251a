import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api }: PageContextServer) {
  return { catalog: await api.catalog.get() };
}

export type Data = Awaited<ReturnType<typeof data>>;
