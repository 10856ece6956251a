import { ChatButton } from './ChatButton.tsx';
import { useWords } from './language.ts';
import { useChat } from './use-chat.ts';
import { useQuote } from './use-quote.ts';
import { siteWords } from './words.ts';

/** The ways to an answer: a chat about the page and, for who has no WhatsApp, the form for a quote. */
export function AskButtons() {
  const t = useWords(siteWords);
  const [chat, form] = [useChat(), useQuote()];
  if (!chat && !form) return null;
  return (
    <div className="buttons">
      {chat && <ChatButton href={chat} />}
      {form && (
        <a className={chat ? 'button button-outline' : 'button'} href={form}>
          {t('quote')}
        </a>
      )}
    </div>
  );
}
