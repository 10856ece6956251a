import type { PageContext } from 'vike/types';

type Words = Pick<PageContext, 'site'>;

// What search engines and link previews show for pages without their own metadata.

export function title({ site }: Words): string {
  return site.name;
}

export function description({ site }: Words): string | null {
  return site.description || null;
}
