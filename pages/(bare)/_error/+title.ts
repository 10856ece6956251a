import type { PageContextServer } from 'vike/types';
import { errorOf } from './errors.ts';

// https://vike.dev/title
export default function title(pageContext: PageContextServer): string {
  return `${errorOf(pageContext).title} · ${pageContext.site.name}`;
}
