import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { staffWords } from '#modules/blogs/words.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

/** Shows staff that visitors can't see the post yet. Below is exactly what they will see. */
export function StaffNote({ post: { id, state, publishedAt } }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(staffWords);
  if (state === 'published') return null;
  const at = formatDateTime(publishedAt, timeZone, language);
  return (
    <p className="staff-note screen-only" role="note">
      {state === 'draft' ? t('draft') : t('scheduled', { at })}{' '}
      <a href={`/only-us/blogs/${id}`}>{t('edit')}</a>
    </p>
  );
}
