import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ rewrite }: PageContextServer) {
  return rewrite?.passwordForm ?? null;
}

export type Data = Awaited<ReturnType<typeof data>>;
