import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api }: PageContextServer) {
  return api.packaging.getPage();
}

export type Data = Awaited<ReturnType<typeof data>>;
