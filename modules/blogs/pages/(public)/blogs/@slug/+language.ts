import type { PageContext } from 'vike/types';
import type { Language } from '#lib/language.ts';
import type { Data } from './+data.ts';

// renderer/page-context.ts: everything on the page of a post is in the language of the post.
export default function language({ data }: Pick<PageContext<Data>, 'data'>): Language {
  return data.language;
}
