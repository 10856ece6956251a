import { ChatButton } from './ChatButton.tsx';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { useChat, useMailLink, useQuote } from './use-chat.ts';
import { siteWords } from './words.ts';

/** Ways to ask about the page: quote form, chat, and an email if there is no form. */
export function AskButtons() {
  const t = useWords(siteWords);
  const [form, chat, mail] = [useQuote(), useChat(), useMailLink()];
  if (!form && !chat && !mail) return null;
  return (
    <div className="buttons screen-only">
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
export function AskButton({ form, chat }: { form: string | null; chat: string | null }) {
  if (form) return <QuoteButton href={form} />;
  return chat && <ChatButton href={chat} />;
}

function QuoteButton({ href }: { href: string }) {
  const t = useWords(siteWords);
  return (
    <a className="button" href={href}>
      {t('quote')}
    </a>
  );
}
