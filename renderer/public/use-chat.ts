import type { PageContextServer } from 'vike/types';
import { chatLink, firstSentence, type Subject } from './chat-link.ts';
import { emailOf } from './company.ts';
import { languageOf } from './language.ts';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';

/** A chat that begins with a sentence about the page; null without a contact link. */
export function useChat(): string | null {
  const { contactLink } = useServerPage().footer();
  const chatAt = useChatAt();
  return contactLink && chatAt(contactLink);
}

/** The same for another number: `const chatAt = useChatAt()`. */
export function useChatAt(): (link: string) => string {
  const pageContext = useServerPage();
  const [subject, language] = [subjectOf(pageContext), languageOf(pageContext)];
  return (link) => chatLink(link, { site: pageContext.site.name, subject, language });
}

/** An email that begins like the chat; null without an address. */
export function useMailLink(): string | null {
  const pageContext = useServerPage();
  const { site } = pageContext;
  const to = emailOf(pageContext);
  if (!to) return null;
  const subject = subjectOf(pageContext);
  const body = firstSentence({ site: site.name, subject, language: languageOf(pageContext) });
  return `mailto:${to}?subject=${encodeURIComponent(subject?.name ?? site.name)}&body=${encodeURIComponent(body)}`;
}

function subjectOf(pageContext: PageContextServer): Subject | undefined {
  const own = pageContext.meta?.subject;
  if (own) return own;
  const { path } = requestedUrl(pageContext);
  const entry = pageContext.menus().header.find(({ pathname }) => pathname === path && path !== '/');
  return entry && { name: entry.label[languageOf(pageContext)] };
}

/** The quote form about the page; null without a form, or while the site is closed. */
export function useQuote(): string | null {
  const pageContext = useServerPage();
  return pageContext.closed ? null : pageContext.quoteLink(requestedUrl(pageContext).path);
}

/** Ways to ask in header, menu and bar; none on a page that asks itself. */
export function useWaysAround(): { form: string | null; chat: string | null } {
  const { meta } = useServerPage();
  const ways = { form: useQuote(), chat: useChat() };
  return meta?.asks ? { form: null, chat: null } : ways;
}
