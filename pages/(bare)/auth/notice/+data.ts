import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ rewrite }: PageContextServer) {
  // Without a notice somebody has come by the address, which leads nowhere.
  if (!rewrite?.notice) throw render(404);
  return rewrite.notice;
}

export type Data = Awaited<ReturnType<typeof data>>;
