import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat, useMailLink } from '#renderer/public/use-chat.ts';
import { homeWords } from '../words.ts';

/** The ways to a price: a chat and a message that begin with what the answer depends on. Nothing without a contact. */
export function AskForPrice() {
  const t = useWords(homeWords);
  const [chat, mail] = [useChat(), useMailLink()];
  if (!chat && !mail) return null;
  return (
    <div className="buttons">
      {chat && (
        <a className="button" href={chat} target="_blank" rel="noopener">
          {t(isWhatsApp(chat) ? 'askPrice' : 'askPriceElsewhere')}
        </a>
      )}
      {mail && (
        <a className="button button-outline" href={mail}>
          <Icon name="mail" /> {t('email')}
        </a>
      )}
    </div>
  );
}
