import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/lang: what is no word of the post says so where it stands.
export default function lang({ data }: Pick<PageContext<Data>, 'data'>): string {
  return data.language;
}
