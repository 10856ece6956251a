import type { PageContext } from 'vike/types';
import { plainText } from '#lib/rich-text/read.ts';
import type { Data } from './+data.ts';

const mostCharacters = 160;

// https://vike.dev/description
export default function description({ data }: Pick<PageContext<Data>, 'data'>): string | null {
  if (data.excerpt) return data.excerpt;
  const text = plainText(data.body);
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text || null;
}
