import type { PageContext } from 'vike/types';
import { titleOf } from './titles.ts';

/**
 * The browser's tab says what the app bar says, and whose site it is (https://vike.dev/title). In front of it, how many entries
 * nobody has looked at yet.
 */
export function title(pageContext: PageContext): string {
  return tabTitle(titleOf(pageContext.urlPathname, pageContext.sidebar), pageContext);
}

/** The same for a screen that has a name of its own, such as that of the post in it. */
export function tabTitle(name: string, { site, sidebar }: Pick<PageContext, 'site' | 'sidebar'>): string {
  const total = sidebar.reduce((sum, { unread = 0 }) => sum + unread, 0);
  return `${total > 0 ? `(${total}) ` : ''}${name} · ${site.name}`;
}
