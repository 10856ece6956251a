import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/description
export default function description({ data }: Pick<PageContext<Data>, 'data'>): string {
  return data.offer.summary;
}
