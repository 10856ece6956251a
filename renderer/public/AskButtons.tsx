import { ChatButton } from './ChatButton.tsx';
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
