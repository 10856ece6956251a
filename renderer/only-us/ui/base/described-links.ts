import { keepPreviousData } from '@tanstack/react-query';
import { localize } from '#lib/interface-language.ts';
import { isOwnPage } from '#lib/rich-text/links.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import type { DescribedLink } from '#server/content/links/describe.ts';
import { api } from '../../api.ts';
import { texts } from './texts.ts';

const t = texts('links', {
  draft: 'Leads to the draft “{title}”. Until it is published, visitors see the words without a link.',
  scheduled: 'Leads to “{title}”, which isn’t public yet. Until then, visitors see the words without a link.',
  trash: 'Leads to “{title}” in the trash. Visitors see the words without a link.',
  gone: 'Leads to something that no longer exists. Visitors see the words without a link.',
  goneAddress: 'Leads to {path}, where visitors find nothing.',
});

export type DescribedLinks = Record<string, DescribedLink>;

const most = 100;

/** The targets of the links that stay within the site. */
export function useDescribedLinks(hrefs: string[]): DescribedLinks {
  const own = [...new Set(hrefs)].filter((href) => referenceOf(href) || isOwnPage(href)).slice(0, most);
  const { data = {} } = api.link.describe.useQuery(
    { hrefs: own.sort() },
    { enabled: own.length > 0, placeholderData: keepPreviousData, retry: false, meta: { toast: false } },
  );
  return data;
}

export function noteOf({ state, noun, title, path }: DescribedLink): string | null {
  if (state === 'public') return null;
  if (state === 'gone') return path ? t('goneAddress', { path }) : t('gone');
  // The titles of drafts are for those who may read them.
  return t(state, { title: title || localize(noun) });
}
