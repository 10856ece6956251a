import type { PageContext } from 'vike/types';
import { titleOf } from './titles.ts';

/**
 * The browser's tab says what the app bar says, and whose site it is (https://vike.dev/title). In front of it, how many entries
 * nobody has looked at yet.
 */
export function title({ urlPathname, site, sidebar }: PageContext): string {
  const total = sidebar.reduce((sum, { unread = 0 }) => sum + unread, 0);
  return `${total > 0 ? `(${total}) ` : ''}${titleOf(urlPathname)} · ${site.name}`;
}
