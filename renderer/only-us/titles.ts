import { say } from '#lib/interface-language.ts';

const byPath = {
  '/only-us/gallery': 'Gallery',
  '/only-us/blogs': 'Blogs',
  '/only-us/home/banner': 'Banner',
  '/only-us/home/packaging': 'Packaging',
  '/only-us/home/service': 'Service',
  '/only-us/home/client': 'Client',
  '/only-us/global-setting/move-in': 'Move in',
  '/only-us/my-account': 'My account',
  '/only-us/translations': 'Translation',
};

/**
 * The title in the app bar (spec §2): one of six by path (and our own), on the pages below it too; otherwise the last segment of the
 * path in words: `/only-us/global-setting/file-manager` is 'File Manager'. A form is called like its list.
 */
export function titleOf(path: string): string {
  const named = Object.entries(byPath).find(([place]) => isWithin(path, place));
  if (named) return say(named[1]);
  const last = path.split('/').findLast((segment) => !/^(\d*|new)$/.test(segment)) ?? '';
  return say(last.split('-').map(capitalised).join(' '));
}

/** Is `path` the page at `place` or one below it? */
export function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
