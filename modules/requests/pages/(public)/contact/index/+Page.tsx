import { useData } from 'vike-react/useData';
import { RequestForm } from '#modules/requests/form/RequestForm.tsx';
import { contactPath } from '#modules/requests/paths.ts';
import { requestWords } from '#modules/requests/words.ts';
import { ChatButton } from '#renderer/public/AskButtons.tsx';
import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { phoneOf } from '#renderer/public/company.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import { WhoAnswers } from '#renderer/public/WhoAnswers.tsx';
import type { Data } from './+data.ts';

export default function Page() {
  const data = useData<Data>();
  const t = useWords(requestWords);
  const pageContext = useServerPage();
  const phone = phoneOf(pageContext);
  const isSample = data.values.kind === 'sample';
  return (
    <div className="contact page-body split wrap">
      <div className="contact-wide">
        <h1>{t(isSample ? 'sampleTitle' : 'title')}</h1>
        <p className="lead">{t(isSample ? 'sampleLead' : 'lead')}</p>
        <WhoAnswers />
        {phone && (
          <p className="screen-only">
            <a className="tap" href={phone.href}>
              <Icon name="phone" /> {phone.text}
            </a>
          </p>
        )}
      </div>
      <RequestForm {...data} />
      <ChatInstead />
      <JsonLd
        about={{ '@type': 'ContactPage', name: t('title'), url: pageContext.site.address + contactPath }}
      />
    </div>
  );
}

function ChatInstead() {
  const t = useWords(requestWords);
  const chat = useChat();
  if (!chat) return null;
  return (
    <aside className="contact-aside box screen-only">
      <h2 className="subtitle">{t('fasterTitle')}</h2>
      {isWhatsApp(chat) && <p>{t('fasterText')}</p>}
      <ChatButton href={chat} isSecond />
    </aside>
  );
}
