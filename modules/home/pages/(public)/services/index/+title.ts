import type { PageContext } from 'vike/types';

// https://vike.dev/title
export default function title({ site }: Pick<PageContext, 'site'>): string {
  return `Services · ${site.name}`;
}
