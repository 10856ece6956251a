import { isWhatsApp } from './chat-link.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { useChat, useMailLink, useQuote, useWaysAround } from './use-chat.ts';
import { siteWords } from './words.ts';

/** Ways to ask about the page: quote form, chat, and an email if there is no form. Others hide meanwhile (css/layout.css). */
export function AskButtons() {
  const t = useWords(siteWords);
  const [form, chat, mail] = [useQuote(), useChat(), useMailLink()];
  if (!form && !chat && !mail) return null;
  return (
    <div className="buttons screen-only" data-asks="">
      {form && <QuoteButton href={form} />}
      {chat && <ChatButton href={chat} isSecond={form !== null} />}
      {mail && !form && (
        <a className="button button-outline" href={mail}>
          <Icon name="mail" /> {t('email')}
        </a>
      )}
    </div>
  );
}

/** One way to ask where there is room for one: the form, or else the chat. */
export function AskButton({ isSecond }: { isSecond?: boolean }) {
  const { form, chat } = useWaysAround();
  if (form) return <QuoteButton href={form} isSecond={isSecond} />;
  return chat && <ChatButton href={chat} isSecond={isSecond} />;
}

export function QuoteButton({ href, isSecond = false }: { href: string; isSecond?: boolean }) {
  const t = useWords(siteWords);
  return (
    <a className={isSecond ? 'button button-outline' : 'button'} href={href}>
      {t('quote')}
    </a>
  );
}

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
