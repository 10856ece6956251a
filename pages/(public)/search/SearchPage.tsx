import { type CSSProperties, Fragment } from 'react';
import { useData } from 'vike-react/useData';
import { focalPosition } from '#lib/focal-point.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import { AskUs } from '#renderer/public/AskUs.tsx';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { Recommended } from '#renderer/public/Recommended.tsx';
import { SuggestedPages } from '#renderer/public/SuggestedPages.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Answer } from './Answer.tsx';
import type { Found } from './search-for.ts';
import { searchWords } from './words.ts';

export function SearchPage() {
  const { query, isCut, groups, instead, quantity, answer, recommended } = useData<Found>();
  const t = useWords(searchWords);
  const ordered = quantity ? [{ label: t('quantity', { count: quantity.count }), hits: quantity.hits }] : [];
  const all = [...ordered, ...groups];
  const count = all.reduce((sum, { hits }) => sum + hits.length, 0);
  const isEmpty = count === 0 && !answer;
  return (
    <div className="page-body search-page wrap">
      <h1 className="title">{t('search')}</h1>
      <form
        action="/search"
        method="get"
        aria-label={t('thisSite')}
        className="search-again screen-only"
        data-search
      >
        <input
          name="q"
          type="search"
          aria-label={t('searchFor')}
          defaultValue={query}
          maxLength={200}
          required
        />
        <button type="submit" className="button">
          {t('go')}
        </button>
      </form>
      <Answer />
      {query && !(answer && count === 0) && (
        <p className="muted" role="status">
          {(count === 0 || instead) && `${t('nothing', { query })}. `}
          {count > 0 && t('count', { count, query: instead ?? query })}
        </p>
      )}
      {isCut && <p className="muted">{t('cut', { count: query.length })}</p>}
      {all.map(({ label, hits }) => (
        <Group key={label} label={label} hits={hits} />
      ))}
      {isEmpty && <Suggestions searched={query !== ''} />}
      {query && !answer && <AskUs title={t('notFound')} text={t('ask')} />}
      {isEmpty && <Recommended entries={recommended} />}
    </div>
  );
}

function Group({ label, hits }: Found['groups'][number]) {
  return (
    <section className="search-group">
      <h2>{label}</h2>
      <ul>
        {hits.map(({ url, title, excerpt, facts, picture, ...focus }) => (
          <li key={url}>
            {picture && <Thumbnail filename={picture} position={focalPosition(focus)} />}
            <div>
              <h3 className="subtitle">
                <a href={url}>
                  <NoWrapHyphens text={title} show={(part) => <Marked text={part} />} />
                </a>
              </h3>
              {facts && <p className="search-facts">{facts}</p>}
              <p className="clamp muted">
                <Marked text={excerpt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ filename, position }: { filename: string; position: string | undefined }) {
  const src = useFileUrl()({ filename }) ?? '';
  // 96 pixels wide; twice that for fine screens.
  const style = { '--focus': position } as CSSProperties;
  return (
    <span className="picture-frame">
      <img src={optimizedUrl(src, 192)} alt="" width={96} height={72} loading="lazy" style={style} />
    </span>
  );
}

function Suggestions({ searched }: { searched: boolean }) {
  const t = useWords(searchWords);
  return (
    <div className="search-suggestions screen-only">
      <p className="muted">{t(searched ? 'tryOthers' : 'type')}</p>
      <SuggestedPages />
    </div>
  );
}

// Marks around matches (database/search/highlight.ts).
const found = /\u{E000}([^\u{E001}]*)\u{E001}/u;

function Marked({ text }: { text: string }) {
  // Splitting by a group alternates text and matches.
  const parts = text.split(found);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
