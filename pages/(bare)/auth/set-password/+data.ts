import type { PageContextServer } from 'vike/types';

export async function data({ rewrite, sendsLinks }: PageContextServer) {
  return { form: rewrite?.passwordForm ?? null, sendsLinks };
}

export type Data = Awaited<ReturnType<typeof data>>;
