import type { PageContext } from 'vike/types';
import { categoryNames } from '#modules/blogs/words.ts';
import type { Data } from './+data.ts';

// https://vike.dev/title
export default function title({ site, data }: Pick<PageContext<Data>, 'site' | 'data'>): string {
  const { category, page } = data;
  const parts = [category && categoryNames[category], page > 1 && `Page ${page}`, 'Blogs', site.name];
  return parts.filter(Boolean).join(' · ');
}
