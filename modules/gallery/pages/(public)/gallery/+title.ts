import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/title
export default function title({ site, data }: Pick<PageContext<Data>, 'site' | 'data'>): string {
  const type = data.types.find(({ slug }) => slug === data.type);
  return `${type ? `${type.name} · ` : ''}Gallery · ${site.name}`;
}
