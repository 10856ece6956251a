import type { PageContext } from 'vike/types';

// https://vike.dev/title
export default function title({ site }: Pick<PageContext, 'site'>): string {
  return site.description ? `${site.name} · ${site.description.replace(/\.$/, '')}` : site.name;
}
