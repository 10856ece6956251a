import { requestWords } from '#modules/requests/words.ts';
import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat } from '#renderer/public/use-chat.ts';

/** Beside the form: what helps to work out a price, and the chat for people who like that better. */
export function OtherWays() {
  const t = useWords(requestWords);
  const chat = useChat();
  return (
    <aside className="contact-aside">
      <section>
        <h2>{t('helpsTitle')}</h2>
        <ul>
          {(['helpsSize', 'helpsQuantity', 'helpsCity', 'helpsDate'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </section>
      {chat && (
        <section>
          <h2>{t('fasterTitle')}</h2>
          {isWhatsApp(chat) && <p>{t('fasterText')}</p>}
          <a className="button button-outline" href={chat} target="_blank" rel="noopener">
            <Icon name="chat" /> {t(isWhatsApp(chat) ? 'whatsApp' : 'chat')}
          </a>
        </section>
      )}
    </aside>
  );
}
