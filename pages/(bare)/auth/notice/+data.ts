import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

export async function data(pageContext: PageContextServer) {
  const { rewrite, site } = pageContext;
  // Opened directly, without a notice.
  if (!rewrite?.notice) throw render(404);
  const { title, language = 'en' } = rewrite.notice;
  pageContext.meta = { title: `${title} · ${site.name}`, language };
  return rewrite.notice;
}

export type Data = Awaited<ReturnType<typeof data>>;
