import type { PageContext } from 'vike/types';
import { shortTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/title
export default function title({ site }: Pick<PageContext, 'site'>): string {
  return shortTitle(site.description ? `${site.name} · ${site.description.replace(/\.$/, '')}` : site.name);
}
