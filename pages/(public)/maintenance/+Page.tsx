import { ChatButton } from '#renderer/public/AskButtons.tsx';
import { emailOf, phoneOf } from '#renderer/public/company.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import { siteWords } from '#renderer/public/words.ts';
import taped from './taped-box.svg';

/** Replaces every page while the site is closed: the words of spec §1, and contacts. */
export default function Page() {
  return (
    <section className="maintenance split wrap">
      <div>
        <h1 lang="en">Maintenance</h1>
        <p className="maintenance-sorry" lang="en">
          Sorry, website is under maintenance
        </p>
        <p className="muted" lang="en">
          Sorry for the problems that have occurred, you can try again in a moment
        </p>
        <ContactButtons />
      </div>
      <img src={taped} width={254} height={212} alt="" />
    </section>
  );
}

function ContactButtons() {
  const pageContext = useServerPage();
  const language = useLanguage();
  const t = useWords(siteWords);
  const [phone, email, chat] = [phoneOf(pageContext), emailOf(pageContext), useChat()];
  if (!phone && !email && !chat) return null;
  return (
    <div className="maintenance-ways" lang={language}>
      <p className="muted">{t('stillReachable')}</p>
      <div className="buttons screen-only">
        {chat && <ChatButton href={chat} />}
        {phone && (
          <a className="button button-outline" href={phone.href}>
            <Icon name="phone" /> {phone.text}
          </a>
        )}
        {email && !phone && (
          <a className="button button-outline" href={`mailto:${email}`}>
            <Icon name="mail" /> {email}
          </a>
        )}
      </div>
    </div>
  );
}
