import type { PageContextServer } from 'vike/types';
import { homeSections } from './home-sections.ts';

// https://vike.dev/data
export async function data({ api }: PageContextServer) {
  return Promise.all(homeSections.map((section) => section.load(api)));
}

export type Data = Awaited<ReturnType<typeof data>>;
