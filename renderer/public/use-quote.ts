import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { requestedUrl } from './requested-url.ts';

/** The form that asks for a quote of what the page shows; null when the site has no such form. */
export function useQuote(): string | null {
  const pageContext = usePageContext() as PageContextServer;
  return pageContext.quoteLink(requestedUrl(pageContext).path);
}
