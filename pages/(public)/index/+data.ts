import type { PageContextServer } from 'vike/types';
import { homeSections } from './home-sections.ts';

export async function data(pageContext: PageContextServer) {
  const { site, loadSection } = pageContext;
  const { name, description } = site;
  const title = description ? `${name} · ${description.replace(/\.$/, '')}` : name;
  const loaded = await Promise.all(homeSections.map(loadSection));
  const summaries = homeSections.map(({ summary }, index) => {
    const shown = loaded[index];
    return shown === null ? null : summary?.(shown);
  });
  // The title has the site's own sentence already.
  pageContext.meta = { title, description: [...summaries, description].filter(Boolean).join(' ') || null };
  return loaded;
}

export type Data = Awaited<ReturnType<typeof data>>;
