import { useData } from 'vike-react/useData';
import { AskButtons } from '#renderer/public/AskButtons.tsx';
import { emailOf, mapLink, phoneOf, placeOf, useOpeningHours } from '#renderer/public/company.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useAnswerTime } from '#renderer/public/WhoAnswers.tsx';
import { siteWords } from '#renderer/public/words.ts';
import type { Found } from './search-for.ts';
import { searchWords } from './words.ts';

/** Above the results: direct answers, such as the phone number, a map or the form. */
export function Answer() {
  const { answer, asked } = useData<Found>();
  const t = useWords(searchWords);
  const Content = answer && contents[answer];
  if (!Content) return null;
  return (
    <section className="search-answer box kraft-box" aria-labelledby="answer">
      <h2 id="answer">{answer === 'asked' ? asked?.title : t(answer)}</h2>
      <Content />
    </section>
  );
}

const contents = { contact: Contact, address: Address, hours: Hours, price: Price, jobs: Jobs, asked: Asked };

function Contact() {
  const pageContext = useServerPage();
  const [phone, email] = [phoneOf(pageContext), emailOf(pageContext)];
  return (
    <>
      {phone && (
        <a className="answer-large tap" href={phone.href}>
          <Icon name="phone" /> {phone.text}
        </a>
      )}
      {email && (
        <a className="answer-large tap" href={`mailto:${email}`}>
          <Icon name="mail" /> {email}
        </a>
      )}
      <AskButtons />
    </>
  );
}

function Address() {
  const { company, site } = useServerPage();
  const t = useWords(siteWords);
  const map = mapLink(company);
  return (
    <>
      <address>
        {[company.legalName || site.name, ...placeOf(company)].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {map && (
        <p className="buttons screen-only">
          <a className="button" href={map} target="_blank" rel="noopener">
            <Icon name="place" /> {t('openMap')}
          </a>
        </p>
      )}
    </>
  );
}

function Hours() {
  const { company } = useServerPage();
  return (
    <dl className="answer-hours">
      {useOpeningHours(company).map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt> <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

function Price() {
  const t = useWords(searchWords);
  return (
    <>
      <p>
        {t('priceText')} {useAnswerTime()}
      </p>
      <AskButtons />
    </>
  );
}

/** The form, with what was searched for filled in. */
function Asked() {
  const { asked: found } = useData<Found>();
  const { quoteLink } = useServerPage();
  const t = useWords(searchWords);
  if (!found) return null;
  const form = new URL(quoteLink(found.path ?? '/search') ?? '/', 'https://site.invalid');
  for (const [name, value] of Object.entries(found.asked)) form.searchParams.set(name, value);
  return (
    <>
      <p>{found.text}</p>
      <p className="buttons screen-only">
        <a className="button" href={form.pathname + form.search}>
          {t('askPrice')}
        </a>
      </p>
    </>
  );
}

function Jobs() {
  const { openJobs } = useData<Found>();
  const language = useLanguage();
  const t = useWords(searchWords);
  if (!openJobs) return null;
  return (
    <>
      <ul>
        {openJobs.jobs.map(({ title, path, facts }) => (
          <li key={path}>
            <a href={path}>
              <NoWrapHyphens text={title} />
            </a>
            <small>{facts[language]}</small>
          </li>
        ))}
      </ul>
      <a className="link-more" href={openJobs.path}>
        {t('allJobs')} <Icon name="onward" />
      </a>
    </>
  );
}
