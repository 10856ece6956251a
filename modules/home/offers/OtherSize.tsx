import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import { siteWords } from '#renderer/public/words.ts';
import { homeWords } from '../words.ts';

/** After the last product: for what isn't in the list. Nothing without a contact link. */
export function OtherSize() {
  const t = useWords(homeWords);
  const site = useWords(siteWords);
  const chat = useChat();
  if (!chat) return null;
  return (
    <a className="other-size" href={chat} target="_blank" rel="noopener">
      <strong>{t('otherSize')}</strong>
      <span>{t('sendSample')}</span>
      <span className="other-size-action">
        {site('quote')} <Icon name="onward" />
      </span>
    </a>
  );
}
