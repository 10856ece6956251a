import { useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';

/** What staff see on top of an offer that visitors don't see. */
export function DraftNote({ form }: { form: string }) {
  const t = useWords(homeWords);
  return (
    <div className="offer-draft" role="note">
      {t('draft')} <a href={form}>{t('edit')}</a>
    </div>
  );
}
