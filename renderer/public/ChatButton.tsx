import { isWhatsApp } from './chat-link.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** A labelled button to a chat. */
export function ChatButton({ href, isSecond = false }: { href: string; isSecond?: boolean }) {
  const t = useWords(siteWords);
  const look = isSecond ? 'button button-outline' : 'button';
  return (
    <a className={look} href={href} target="_blank" rel="noopener">
      <Icon name="chat" /> {t(isWhatsApp(href) ? 'askOnWhatsApp' : 'contactUs')}
    </a>
  );
}
