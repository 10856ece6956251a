import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#renderer/public/meta.ts';
import { errorOf, isForStaff } from './errors.ts';

// https://vike.dev/data: errors of the back office are English, all others in the site’s language.
export function data(pageContext: PageContextServer) {
  const { site } = pageContext;
  const meta: PageMeta = { language: isForStaff(pageContext) ? 'en' : site.language };
  pageContext.meta = meta;
  meta.title = `${errorOf(pageContext).title} · ${site.name}`;
  return null;
}
