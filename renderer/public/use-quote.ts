import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { requestedUrl } from './requested-url.ts';
import { useChat } from './use-chat.ts';

/** The quote form about the page; null without a form, or while the site is closed. */
export function useQuote(): string | null {
  const pageContext = usePageContext() as PageContextServer;
  return pageContext.closed ? null : pageContext.quoteLink(requestedUrl(pageContext).path);
}

/** Ways to ask in header, menu and bar; none on a page that asks itself. */
export function useWaysAround(): { form: string | null; chat: string | null } {
  const { meta } = usePageContext() as PageContextServer;
  const ways = { form: useQuote(), chat: useChat() };
  return meta?.asks ? { form: null, chat: null } : ways;
}
