import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** A plain form to /search?q=…; `script/search-box.ts` makes it navigate to /search/{query} directly. */
export function SearchBox({ query }: { query: string }) {
  const t = useWords(siteWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers know the role longer than the element <search>
    <form className="search-box" action="/search" method="get" role="search" data-search>
      <input
        name="q"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        required
      />
      <button type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
