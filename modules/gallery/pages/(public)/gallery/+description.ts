import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/description
export default function description({ data }: Pick<PageContext<Data>, 'data'>): string | null {
  const [first] = data.pictures;
  const titles = data.pictures.slice(0, 5).map(({ title }) => title);
  return first ? `${titles.join(', ')}.` : null;
}
