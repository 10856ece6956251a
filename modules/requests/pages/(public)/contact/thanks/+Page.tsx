import { useData } from 'vike-react/useData';
import { formatDateTime, formatDay, instantAt, localTime } from '#lib/dates.ts';
import { answerDue } from '#lib/opening-hours.ts';
import { formatPhone } from '#lib/phone.ts';
import { requestWords } from '#modules/requests/words.ts';
import { ChatLabel } from '#renderer/public/AskButtons.tsx';
import { chatWithMessage, isWhatsApp } from '#renderer/public/chat-link.ts';
import { FactRows } from '#renderer/public/FactRows.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { Contacts, useAnswerTime } from '#renderer/public/WhoAnswers.tsx';
import type { Data } from './+data.ts';

type SentProps = NonNullable<Data['sent']> & Pick<Data, 'kind' | 'productName'>;

export default function Page() {
  const { reference, productName: product, kind, form, sent } = useData<Data>();
  const { answers, footer, site } = useServerPage();
  const t = useWords(requestWords);
  const { contactLink: chat } = footer();
  const about = { site: site.name, reference };
  const message = product ? t('messageAbout', { ...about, product }) : t('message', about);
  return (
    <div
      className="page-body contact-thanks wrap"
      data-kept={form.id ? `form-${form.id}` : 'request'}
      data-sent={sent ? reference : undefined}
    >
      <h1>{t(form.id ? 'thanksForm' : 'thanks')}</h1>
      {form.thanks && <p className="lead">{form.thanks}</p>}
      <p className="contact-reference">
        {t('reference')} <strong>{reference}</strong>
      </p>
      <p>
        {useAnswerTime() ?? t('next')} {t('keepNumber')}
      </p>
      {sent && !form.id && <Next kind={kind} at={sent.at} />}
      {sent && <Sent {...sent} {...{ kind, productName: product }} />}
      {chat && !form.id && isWhatsApp(chat) && <p>{t('photos')}</p>}
      <div className="buttons screen-only">
        {chat && (
          <a className="button" href={chatWithMessage(chat, message)} target="_blank" rel="noopener">
            <ChatLabel href={chat} label={t(isWhatsApp(chat) ? 'continueOnWhatsApp' : 'continueInChat')} />
          </a>
        )}
        <a className={chat ? 'button button-outline' : 'button'} href="/">
          {t('toHome')}
        </a>
      </div>
      <Contacts people={answers().contacts} message={message} />
    </div>
  );
}

/** The steps that follow, with the day until when an answer is due. */
function Next({ kind, at }: Pick<Data, 'kind'> & { at: Date }) {
  const t = useWords(requestWords);
  const when = useAnswerDue(at);
  return (
    <section aria-labelledby="next">
      <h2 className="subtitle" id="next">
        {t('nextTitle')}
      </h2>
      <ol>
        <li>{t(`${kind}First`)}</li>
        <li>{when ? t(`${kind}By`, { when }) : t(`${kind}Soon`)}</li>
        <li>{t(`${kind}Last`)}</li>
      </ol>
    </section>
  );
}

/** `Kamis, 7 Agu 2026, 14.00`; null where hours or answer time aren’t entered. */
function useAnswerDue(sent: Date): string | null {
  const { answers, company, site } = useServerPage();
  const language = useLanguage();
  const due = answerDue(localTime(sent, site.timeZone), company.hours, answers().answerTime);
  const at = due && instantAt(due, site.timeZone);
  if (!at) return null;
  const [weekday] = formatDay(at, site.timeZone, language).split(',');
  return `${weekday}, ${formatDateTime(at, site.timeZone, language)}`;
}

function Sent({ kind, productName, size, quantity, city, note, phone, email, answers }: SentProps) {
  const t = useWords(requestWords);
  const about: [string, string][] = answers.map(({ label, values }) => [label, values.join(', ')]);
  const details: [string, string][] = [
    [t('product'), productName],
    [t('size'), size],
    [t('quantity'), quantity],
    [t('city'), city],
    [t(kind === 'sample' ? 'sampleAddress' : 'note'), note],
    [t('answerTo'), [phone && formatPhone(phone), email].filter(Boolean).join(', ')],
  ];
  return <FactRows title={t('sent')} rows={about.length > 0 ? about : details} />;
}
