import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import { siteWords } from '#renderer/public/words.ts';
import { homeWords, kindWords } from '../words.ts';
import type { OfferKind } from './type.ts';

interface Props {
  kind: OfferKind;
  /** Only where the last row has an empty cell. */
  fills?: boolean;
}

/** The last cell of a list: for what isn't among the others. Nothing without a contact link. */
export function OtherSize({ kind, fills }: Props) {
  const t = useWords(homeWords);
  const site = useWords(siteWords);
  const chat = useChat();
  if (!chat) return null;
  return (
    <li className="other-size" data-fills={fills}>
      <a href={chat} target="_blank" rel="noopener">
        <strong>{t(kindWords[kind].missing)}</strong>
        <span>{t(kindWords[kind].askForMissing)}</span>
        <span className="other-size-action">
          {isWhatsApp(chat) ? t('askOnWhatsApp') : site('contactUs')} <Icon name="onward" />
        </span>
      </a>
    </li>
  );
}
