import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import type { SharedLink } from '#server/content/share/share.ts';
import { useLanguage, useWords } from './language.ts';
import { previewWords } from './words.ts';

interface Props {
  link?: SharedLink | null;
  /** Says what is not published: changes, or a whole language. */
  text?: 'notYet' | 'prepared';
}

/** Above a preview: what it is and, if shared, by whom and until when, with two ways to answer without script. */
export function ShareBar({ link, text = 'notYet' }: Props) {
  const t = useWords(previewWords);
  return (
    <aside className="share-bar row screen-only" aria-label={t('preview')}>
      {link ? <Answers link={link} /> : <p>{t(text)}</p>}
    </aside>
  );
}

function Answers({ link }: { link: SharedLink }) {
  const { site } = usePageContext();
  const language = useLanguage();
  const t = useWords(previewWords);
  const { action, by, expiresAt } = link;
  const until = formatDateTime(expiresAt, site.timeZone, language);
  return (
    <>
      <p role={link.said ? 'status' : undefined}>
        {link.said ? t(link.said) : by ? t('sharedBy', { name: by, until }) : t('until', { until })}
      </p>
      {link.said !== 'sent' && (
        <form method="post" action={action}>
          <input type="hidden" name="kind" value="approval" />
          <button type="submit">{t('looksGood')}</button>
        </form>
      )}
      <details open={link.said === 'empty'}>
        <summary>{t('comment')}</summary>
        <form method="post" action={action}>
          <input type="hidden" name="kind" value="comment" />
          <label>
            {t('comment')}
            <textarea name="text" rows={4} maxLength={2000} required />
          </label>
          <label>
            {t('name')}
            <input name="name" maxLength={80} autoComplete="name" />
          </label>
          <button type="submit">{t('send')}</button>
        </form>
      </details>
      <a href="/">{t('leave')}</a>
    </>
  );
}
