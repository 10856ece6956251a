import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat, useMailLink } from '#renderer/public/use-chat.ts';
import { useQuote } from '#renderer/public/use-quote.ts';
import { siteWords } from '#renderer/public/words.ts';
import { homeWords } from '../words.ts';

/** The ways to a price: a form, or a message; and a chat. They begin with what the answer depends on. */
export function AskForPrice() {
  const t = useWords(homeWords);
  const site = useWords(siteWords);
  const [form, chat, mail] = [useQuote(), useChat(), useMailLink()];
  if (!form && !chat && !mail) return null;
  const ask = chat && t(isWhatsApp(chat) ? 'askPrice' : 'askPriceElsewhere');
  return (
    <div className="buttons screen-only">
      {form && (
        <a className="button" href={form}>
          {site('quote')}
        </a>
      )}
      {chat && ask && (
        <a
          className={form ? 'button button-outline' : 'button'}
          href={chat}
          target="_blank"
          rel="noopener"
          aria-label={form ? ask : undefined}
        >
          {form ? <ShortName chat={chat} /> : ask}
        </a>
      )}
      {mail && !form && (
        <a className="button button-outline" href={mail}>
          <Icon name="mail" /> {t('email')}
        </a>
      )}
    </div>
  );
}

// Both buttons fit beside each other on a phone.
function ShortName({ chat }: { chat: string }) {
  const t = useWords(siteWords);
  return (
    <>
      <Icon name="chat" /> {isWhatsApp(chat) ? 'WhatsApp' : t('contact')}
    </>
  );
}
