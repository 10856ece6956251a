import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ handover }: PageContextServer) {
  return handover?.passwordForm ?? null;
}

export type Data = Awaited<ReturnType<typeof data>>;
