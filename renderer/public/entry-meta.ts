import type { PageContext } from 'vike/types';
import type { Seo } from '#server/content/seo.ts';
import { pageTitle } from './page-title.ts';

/** What an entry's page is called, and what it is about, where nobody entered anything for search engines. */
interface Words {
  title: string;
  description: string | null;
}

/** Title and description of the public page of an entry, for `useConfig`. Its data has `seo`: `Head` reads the rest there. */
export function entryMeta(seo: Seo, { title, description }: Words, site: Pick<PageContext['site'], 'name'>) {
  return { title: seo.title ?? pageTitle(title, site), description: seo.description ?? description };
}

/** What was entered for search engines and shared links; null on pages that aren't those of an entry. */
export function seoOf(data: unknown): Seo | null {
  return typeof data === 'object' && data !== null && 'seo' in data ? (data.seo as Seo) : null;
}
