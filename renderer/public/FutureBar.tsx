import type { ReactNode } from 'react';
import { formatDateTime, formatDay, localTime } from '#lib/dates.ts';
import { useLanguage, useWords } from './language.ts';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { futureWords } from './words.ts';

/** Above the site as of another day: which one, and a form to change it, without script. */
export function FutureBar({ at }: { at: Date }) {
  const pageContext = useServerPage();
  const { site, prefix } = pageContext;
  const language = useLanguage();
  const t = useWords(futureWords);
  const time = formatDateTime(at, site.timeZone, language).split(', ')[1];
  const when = `${formatDay(at, site.timeZone, language)}, ${time}`;
  return (
    <Bar label={t('bar')} text={t('siteOn', { when })}>
      <details>
        <summary>{t('change')}</summary>
        <form className="row" method="post" action="/preview/at">
          <input type="hidden" name="to" value={prefix + requestedUrl(pageContext).path} />
          <label>
            {t('day')}
            <input
              type="datetime-local"
              name="at"
              defaultValue={localTime(at, site.timeZone)}
              min={localTime(new Date(), site.timeZone)}
              max="2199-12-31T23:59"
              required
            />
          </label>
          <button type="submit">{t('show')}</button>
        </form>
      </details>
    </Bar>
  );
}

/** Above a backup restored beside the site. */
export function RehearsalBar({ madeAt }: { madeAt: Date }) {
  const { site } = useServerPage();
  const t = useWords(futureWords);
  const when = formatDateTime(madeAt, site.timeZone, useLanguage());
  return <Bar label={t('backup')} text={t('backupOf', { when })} />;
}

function Bar({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  const t = useWords(futureWords);
  return (
    <aside className="notice staff-bar future-bar row screen-only" aria-label={label}>
      <p>{text}</p>
      {children}
      <form method="post" action="/preview/leave">
        <button type="submit">{t('leave')}</button>
      </form>
    </aside>
  );
}
