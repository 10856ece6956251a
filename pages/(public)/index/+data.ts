import type { PageContextServer } from 'vike/types';
import { homeSections } from './home-sections.ts';

export function data(pageContext: PageContextServer) {
  const { site, loadSection } = pageContext;
  const { name, description } = site;
  const title = description ? `${name} · ${description.replace(/\.$/, '')}` : name;
  pageContext.meta = { title };
  return Promise.all(homeSections.map(loadSection));
}

export type Data = Awaited<ReturnType<typeof data>>;
