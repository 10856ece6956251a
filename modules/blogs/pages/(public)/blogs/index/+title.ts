import type { PageContext } from 'vike/types';
import { categoryLabels } from '#modules/blogs/labels.ts';
import type { Data } from './+data.ts';

// https://vike.dev/title
export default function title({ site, data }: Pick<PageContext<Data>, 'site' | 'data'>): string {
  const { category, page } = data;
  const parts = [category && categoryLabels[category], page > 1 && `Page ${page}`, 'Blogs', site.name];
  return parts.filter(Boolean).join(' · ');
}
