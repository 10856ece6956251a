import { keepPreviousData } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { isOwnPage, linkOf } from '#lib/rich-text/links.ts';
import { api } from '../../../api.ts';
import { failureSentence } from '../../../failure.ts';
import { useDebouncedValue } from '../../base/use-debounced-value.ts';
import type { Option } from '../../palette/Finder.tsx';
import { t } from './texts.ts';

export interface FoundLink extends Option {
  href: string;
  /** Whether it is the address that was typed. */
  isAddress?: boolean;
}

/** Suggested link targets for the typed text, at first for the `selected` words. Pages of this site are linked by id. */
export function useFoundLinks(typed: string, selected: string) {
  const { site } = usePageContext();
  const words = withoutOrigin(typed.trim(), site.address) || selected;
  const query = useDebouncedValue(words);
  const options = { placeholderData: keepPreviousData, retry: false, meta: { toast: false } } as const;
  const { data = [], error, isPlaceholderData, isFetching } = api.link.find.useQuery({ query }, options);
  const found = data.map(({ href, title, noun, path, state }) => ({
    id: href,
    href,
    title: title || t('untitled'),
    detail: `${localize(noun)} · ${path}`,
    ...((state === 'draft' || state === 'scheduled') && { badge: t(state) }),
  }));
  const address = typed.trim() ? linkOf(typed) : null;
  const own: FoundLink[] = address
    ? [{ id: 'typed', href: address, title: t('address', { address }), isAddress: true }]
    : [];
  const isOwn = address !== null && isOwnPage(withoutOrigin(address, site.address));
  return {
    options: isOwn && found.length > 0 ? found : [...own, ...found],
    error: error && failureSentence(error),
    isSettled: query === words && !isPlaceholderData && !isFetching,
  };
}

function withoutOrigin(typed: string, address: string) {
  const origin = [address, globalThis.location?.origin ?? ''].find(
    (each) => each && typed.startsWith(`${each}/`),
  );
  return origin ? typed.slice(origin.length) : typed;
}
