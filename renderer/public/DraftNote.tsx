import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { useLanguage, useWords } from './language.ts';
import { siteWords } from './words.ts';

/** Tells staff that visitors can’t see a page, or not before it is scheduled, with a link to its form. */
export function DraftNote({ form, scheduled }: { form: string; scheduled?: Date | undefined }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(siteWords);
  return (
    <div className="notice screen-only" role="note">
      {scheduled ? t('scheduled', { at: formatDateTime(scheduled, timeZone, language) }) : t('draft')}{' '}
      <a href={form}>{t('edit')}</a>
    </div>
  );
}
