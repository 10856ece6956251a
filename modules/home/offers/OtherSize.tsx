import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat, useQuote } from '#renderer/public/use-chat.ts';
import { siteWords } from '#renderer/public/words.ts';
import { homeWords } from '../words.ts';
import type { OfferKind } from './type.ts';

interface Props {
  kind: OfferKind;
  /** Only fills an empty cell of the last row. */
  fills?: boolean;
}

/** The last cell of a list, for requests outside of it. Nothing without a form or contact link. */
export function OtherSize({ kind, fills }: Props) {
  const t = useWords(homeWords);
  const site = useWords(siteWords);
  const [form, chat] = [useQuote(), useChat()];
  const way = form ?? chat;
  if (!way) return null;
  return (
    <li className="other-size" data-fills={fills}>
      <a className="box kraft-box" href={way} target={form ? undefined : '_blank'} rel="noopener">
        <strong>{t(`${kind}Missing`)}</strong>
        <span>{t(`${kind}Ask`)}</span>
        <span className="button">
          {form ? site('quote') : isWhatsApp(way) ? 'WhatsApp' : site('contactUs')} <Icon name="onward" />
        </span>
      </a>
    </li>
  );
}
