import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/title
export default function title({ site, data }: Pick<PageContext<Data>, 'site' | 'data'>): string {
  return `${data.title} · ${site.name}`;
}
