import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { chatLink } from '#renderer/public/chat-link.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';

/** For phones and tablets: the same button at the foot of the screen, as long as the page is read. */
export function AskBar({ name }: { name: string }) {
  const { footer } = usePageContext() as PageContextServer;
  if (!footer?.contactLink) return null;
  return (
    <div className="offer-ask">
      <AskAbout name={name} />
    </div>
  );
}

/** The button that opens the chat with a first sentence about this offer. Nothing without a chat to open. */
export function AskAbout({ name }: { name: string }) {
  const { footer, site } = usePageContext() as PageContextServer;
  const language = useLanguage();
  const t = useWords(homeWords);
  if (!footer?.contactLink) return null;
  const href = chatLink(footer.contactLink, { site: site.name, page: name, language });
  return (
    <a className="button" href={href} target="_blank" rel="noopener">
      {t('ask')}
    </a>
  );
}
