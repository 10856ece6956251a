import { diffWordsWithSpace } from 'diff';
import { t } from './texts.ts';

/** Two versions of a short text in one, with the words marked that were added and removed. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  if (!before || !after) {
    return (
      <p className="history-words">
        {before && <del>{before}</del>}
        {before && !after && <> → {t('empty')}</>}
        {after && <ins>{after}</ins>}
      </p>
    );
  }
  return (
    <p className="history-words">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}
