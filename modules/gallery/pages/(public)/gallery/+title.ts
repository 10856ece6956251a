import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/title
export default function title({ site, data }: Pick<PageContext<Data>, 'site' | 'data'>): string {
  const { types, type, page } = data;
  const name = types.find(({ slug }) => slug === type)?.name;
  return [name, page > 1 && `Page ${page}`, 'Gallery', site.name].filter(Boolean).join(' · ');
}
