import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** Tells staff that visitors can’t see a page, with a link to its form. */
export function DraftNote({ form }: { form: string }) {
  const t = useWords(siteWords);
  return (
    <div className="notice screen-only" role="note">
      {t('draft')} <a href={form}>{t('edit')}</a>
    </div>
  );
}
