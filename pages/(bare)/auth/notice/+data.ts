import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { rewrite, site } = pageContext;
  // Without a notice somebody has come by the address, which leads nowhere.
  if (!rewrite?.notice) throw render(404);
  const { title, language = 'en' } = rewrite.notice;
  pageContext.meta = { title: `${title} · ${site.name}`, language };
  return rewrite.notice;
}

export type Data = Awaited<ReturnType<typeof data>>;
