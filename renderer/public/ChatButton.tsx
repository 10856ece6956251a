import { isWhatsApp } from './chat-link.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** A labelled chat button; for WhatsApp with its name and mark. */
export function ChatButton({ href, isSecond = false }: { href: string; isSecond?: boolean }) {
  return (
    <a className={isSecond ? 'button button-outline' : 'button'} href={href} target="_blank" rel="noopener">
      <ChatLabel href={href} />
    </a>
  );
}

/** `label`: instead of the name of the chat. */
export function ChatLabel({ href, label }: { href: string; label?: string | undefined }) {
  const t = useWords(siteWords);
  const whatsApp = isWhatsApp(href);
  return (
    <>
      <Icon name={whatsApp ? 'whatsapp' : 'chat'} />{' '}
      <span>{label ?? (whatsApp ? 'WhatsApp' : t('contactUs'))}</span>
    </>
  );
}
