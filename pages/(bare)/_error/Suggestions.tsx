import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { SuggestedPages } from '#renderer/public/SuggestedPages.tsx';
import { siteWords } from '#renderer/public/words.ts';

/** Where else a visitor may find what they looked for: the search, and the pages of the menu. */
export function Suggestions() {
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
