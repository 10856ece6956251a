import type { PageContext } from 'vike/types';
import { capitalize } from '#lib/format-message.ts';
import { localize } from '#lib/interface-language.ts';
import type { SidebarEntry } from '#server/navigation/sidebar.ts';

const byPath = {
  '/only-us/my-account': 'My account',
  '/only-us/translations': 'Translations',
};

type Screen = Pick<SidebarEntry, 'pathname' | 'label' | 'title'>;

/**
 * The title in the app bar (spec §2): that of a screen, on the pages below it too; what the sidebar calls the screen; otherwise
 * the last segment of the path in words: `/only-us/requests/settings` is 'Settings'. A form is called like its list.
 */
export function titleOf(path: string, sidebar: readonly Screen[]): string {
  const own = Object.entries(byPath).find(([place]) => isWithin(path, place));
  const named = own?.[1] ?? sidebar.find(({ pathname, title }) => title && isWithin(path, pathname))?.title;
  if (named) return localize(named);
  const screen = sidebar.find(({ pathname }) => pathname === path);
  if (screen) return localize(screen.label);
  const last = path.split('/').findLast((segment) => !/^(\d*|new)$/.test(segment)) ?? '';
  return localize(last.split('-').map(capitalize).join(' '));
}

/** Whether `path` is the page at `place` or one below it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

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
