import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/description
export default function description({ data }: Pick<PageContext<Data>, 'data'>): string | null {
  const titles = data.posts.slice(0, 4).map(({ title }) => title);
  return titles.length > 0 ? `${titles.join(' · ')}.` : null;
}
