import { diffWordsWithSpace } from 'diff';
import { t } from './texts.ts';

// With a smaller share of words in common, two texts are easier to read one after the other.
const leastInCommon = 0.3;

/** Two versions of a short text in one, with the words marked that were added and removed. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = before && after ? diffWordsWithSpace(before, after) : [];
  const common = parts.filter(({ added, removed }) => !added && !removed);
  const inCommon = common.reduce((count, { value }) => count + value.trim().length, 0);
  if (inCommon < leastInCommon * Math.max(before.length, after.length)) {
    return (
      <p className="history-words">
        {before && <del>{before}</del>}
        {before && !after && <> → {t('empty')}</>}
        {before && after && ' '}
        {after && <ins>{after}</ins>}
      </p>
    );
  }
  return (
    <p className="history-words">
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}
