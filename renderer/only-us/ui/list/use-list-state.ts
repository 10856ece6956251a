import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useWindowEvent } from '../base/use-window-event.ts';
import { type AddressFields, type ListState, readList, writeList } from './list-address.ts';

export type Narrow<State> = (change: Partial<State>, history?: 'push' | 'replace') => void;

/**
 * Search, filters, sort and page of a list, kept in the query of its address for Back, reloads and copied links. Another search or
 * filter starts at the first page; typing adds no steps to the history. Vike's `navigate()` would fetch the page's data each time.
 */
export function useListState<Fields extends AddressFields>(fields: Fields) {
  type State = ListState<Fields>;
  const pageContext = usePageContext();
  const [changed, setChanged] = useState<{ pageContext: unknown; state: State } | null>(null);
  // An update holds until the router navigates, even within the same screen.
  const holds = changed?.pageContext === pageContext;
  const state = holds ? changed.state : readList(fields, pageContext.urlParsed.search);

  // Back between two states of this screen, which the router ignores.
  useWindowEvent('popstate', () => {
    if (window.location.pathname !== pageContext.urlPathname) return;
    const query = Object.fromEntries(new URLSearchParams(window.location.search));
    setChanged({ pageContext, state: readList(fields, query) });
  });

  const narrow: Narrow<State> = (change, history = 'search' in change ? 'replace' : 'push') => {
    const next = { ...state, ...('page' in fields && { page: 1 }), ...change };
    setChanged({ pageContext, state: next });
    const { pathname, search } = window.location;
    const address = pathname + writeList(fields, next, 'open' in fields ? search : kept(search));
    if (address === pathname + search) return;
    if (history === 'push') window.history.pushState({}, '', address);
    else window.history.replaceState(window.history.state, '', address);
  };
  return [state, narrow] as const;
}

// `open` asks a screen once, such as to begin an upload.
function kept(search: string) {
  const open = new URLSearchParams(search).get('open');
  return open === null ? '' : `open=${open}`;
}

/** Goes to the last page when the current one no longer exists, as after deleting its last row. */
export function useLastPage(page: number, pages: number | undefined, narrow: Narrow<{ page: number }>): void {
  const isGone = pages !== undefined && page > pages;
  useEffect(() => {
    if (isGone) narrow({ page: pages }, 'replace');
  });
}
