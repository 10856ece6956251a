import '#modules/requests/form/contact.css';
import type { PageContextServer } from 'vike/types';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { requestWords } from '#modules/requests/words.ts';
import { chatThatBegins, isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

/** After a request was sent: its number, and a chat that begins with it. */
export default function Page() {
  const { reference, productName: product } = useData<Data>();
  const {
    footer,
    site: { name: site },
  } = usePageContext() as PageContextServer;
  const t = useWords(requestWords);
  const chat = footer?.contactLink;
  const message = product
    ? t('messageAbout', { site, reference, product })
    : t('message', { site, reference });
  return (
    <div className="list-page contact-thanks wrap" data-kept="request">
      <h1>{t('thanks')}</h1>
      <p className="contact-reference">
        {t('reference')} <strong>{reference}</strong>
      </p>
      <p>{t('next')}</p>
      {chat && isWhatsApp(chat) && <p>{t('photos')}</p>}
      <div className="buttons screen-only">
        {chat && (
          <a className="button" href={chatThatBegins(chat, message)} target="_blank" rel="noopener">
            <Icon name={isWhatsApp(chat) ? 'whatsapp' : 'chat'} />{' '}
            {t(isWhatsApp(chat) ? 'continueOnWhatsApp' : 'continueInChat')}
          </a>
        )}
        <a className={chat ? 'button button-outline' : 'button'} href="/">
          {t('toHome')}
        </a>
      </div>
    </div>
  );
}
