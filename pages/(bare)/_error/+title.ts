import type { PageContext } from 'vike/types';
import { errorOf } from './errors.ts';

// https://vike.dev/title
export default function title(pageContext: PageContext): string {
  return `${errorOf(pageContext).title} · ${pageContext.site.name}`;
}
