import type { PageContext } from 'vike/types';

type Words = Pick<PageContext, 'site'>;

// What search engines and link previews show of a page that says nothing of its own.

export function title({ site }: Words): string {
  return site.name;
}

export function description({ site }: Words): string | null {
  return site.description || null;
}
