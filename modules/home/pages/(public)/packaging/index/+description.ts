import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/description
export default function description({ data }: Pick<PageContext<Data>, 'data'>): string | null {
  return data.length > 0 ? `${data.map(({ name }) => name).join(', ')}.` : null;
}
