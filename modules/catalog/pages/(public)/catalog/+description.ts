import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

// https://vike.dev/description
export default function description({ site, data }: Pick<PageContext<Data>, 'site' | 'data'>): string | null {
  return data.catalog && `Katalog ${site.name} dalam satu lembar, untuk dilihat atau diunduh.`;
}
