import { say } from '#lib/interface-language.ts';

const byPath = {
  '/only-us/gallery': 'Gallery',
  '/only-us/blogs': 'Blogs',
  '/only-us/home/banner': 'Banner',
  '/only-us/home/packaging': 'Packaging',
  '/only-us/home/service': 'Service',
  '/only-us/home/client': 'Client',
  '/only-us/global-setting/profile': 'Profile',
  '/only-us/my-account': 'My account',
  '/only-us/translations': 'Translation',
};

/**
 * The title in the app bar (spec §2): one of six by path (and our own), on the pages below it too; what the sidebar calls the screen;
 * otherwise the last segment of the path in words: `/only-us/requests/settings` is 'Settings'. A form is called like its list.
 */
export function titleOf(path: string, sidebar: readonly { pathname: string; label: string }[]): string {
  const named = Object.entries(byPath).find(([place]) => isWithin(path, place));
  if (named) return say(named[1]);
  const screen = sidebar.find(({ pathname }) => pathname === path);
  if (screen) return say(screen.label);
  const last = path.split('/').findLast((segment) => !/^(\d*|new)$/.test(segment)) ?? '';
  return say(last.split('-').map(capitalised).join(' '));
}

/** Whether `path` is the page at `place` or one below it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
