import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api }: PageContextServer) {
  const [catalog, { bytes }] = await Promise.all([api.catalog.get(), api.catalog.getDownload()]);
  return { catalog, bytes };
}

export type Data = Awaited<ReturnType<typeof data>>;
