import type { PageContextServer } from 'vike/types';
import { homeSections } from './home-sections.ts';

// https://vike.dev/data
export function data({ loadSection }: PageContextServer) {
  return Promise.all(homeSections.map(loadSection));
}

export type Data = Awaited<ReturnType<typeof data>>;
