import { ChatButton, QuoteButton } from '#renderer/public/AskButtons.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { OpenCarton } from '#renderer/public/OpenCarton.tsx';
import { SuggestedPages } from '#renderer/public/SuggestedPages.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useChat, useQuote } from '#renderer/public/use-chat.ts';
import { siteWords } from '#renderer/public/words.ts';
import { errorOf, isForStaff } from './errors.ts';

export default function Page() {
  const pageContext = useServerPage();
  const { title, text, action, isMissing } = errorOf(pageContext);
  // While the site is closed, visitors find nothing anywhere.
  const isForVisitors = isMissing && !pageContext.closed && !isForStaff(pageContext);
  return (
    <>
      {isForVisitors && <OpenCarton />}
      <h1>{title}</h1>
      <p>{text}</p>
      {isForVisitors && <Suggestions />}
      <div className="bare-actions row">
        <a className="button" href={action.href ?? pageContext.urlOriginal}>
          {action.label}
        </a>
        {isForVisitors && <ContactButtons />}
      </div>
    </>
  );
}

// Not in the data: a page about a failing database mustn’t query it.
function ContactButtons() {
  const { urlPathname, other, onlyInFirstLanguage } = useServerPage();
  const t = useWords(siteWords);
  const [form, chat, original] = [useQuote(), useChat(), onlyInFirstLanguage(urlPathname)];
  return (
    <>
      {original && (
        <a className="button button-outline" href={original} hrefLang={other?.language}>
          {t('onlyInOther')}
        </a>
      )}
      {form && <QuoteButton href={form} isSecond />}
      {chat && <ChatButton href={chat} isSecond />}
    </>
  );
}

function Suggestions() {
  const t = useWords(siteWords);
  return (
    <>
      <search>
        <form className="bare-search" action="/search" method="get">
          <input
            name="q"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={200}
            required
          />
          <button className="button button-outline" type="submit" aria-label={t('search')}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      <SuggestedPages />
    </>
  );
}
