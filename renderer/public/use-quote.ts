import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { requestedUrl } from './requested-url.ts';
import { useChat } from './use-chat.ts';

/** The form that asks for a quote of what the page shows; null when the site has no such form, or is closed. */
export function useQuote(): string | null {
  const pageContext = usePageContext() as PageContextServer;
  return pageContext.closed ? null : pageContext.quoteLink(requestedUrl(pageContext).path);
}

/** The ways to an answer around every page, in header, menu and bar; neither on a page that is such a way itself. */
export function useWaysAround(): { form: string | null; chat: string | null } {
  const { meta } = usePageContext() as PageContextServer;
  const ways = { form: useQuote(), chat: useChat() };
  return meta?.asks ? { form: null, chat: null } : ways;
}
