import { formatNumber } from '#renderer/ui/numbers.ts';
import { Change } from './Change.tsx';
import { t } from './texts.ts';
import { countsOf, type Figure, figures, isComparable, type Statistics, sum } from './view.ts';

interface Props {
  statistics: Statistics;
  current: Figure;
  onChange(figure: Figure): void;
}

/** The sums of the period. Each is a button that shows it by day. */
export function Figures({ statistics, current, onChange }: Props) {
  const misses = sum(statistics.metrics.misses.counts);
  return (
    <fieldset className="statistics-figures" aria-label={t('figures')}>
      {figures.map((figure) => {
        const { counts, before } = countsOf(statistics, figure);
        return (
          <button
            key={figure}
            type="button"
            aria-pressed={figure === current}
            onClick={() => onChange(figure)}
          >
            <span>{t(figure)}</span>
            <strong>{formatNumber(sum(counts))}</strong>
            <small>
              {isComparable(statistics) && (
                <Change now={sum(counts.slice(0, -1))} before={sum(before.slice(0, -1))} />
              )}
              {figure === 'searches' && misses > 0 && t('withoutResults', { count: misses })}
            </small>
          </button>
        );
      })}
    </fieldset>
  );
}
