import { dayName } from '#renderer/only-us/ui/plot/BarPlot.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { t } from './texts.ts';
import { countsOf, type Figure, isComparable, type Statistics } from './view.ts';

/** A figure by day, the newest first. */
export function DaysTable({ statistics, figure }: { statistics: Statistics; figure: Figure }) {
  const { days, daysBefore } = statistics;
  const { counts, before } = countsOf(statistics, figure);
  const isCompared = isComparable(statistics);
  const newestFirst = days.map((day, index) => ({ day, index })).reverse();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t(figure)}</th>
          {isCompared && (
            <th scope="col" colSpan={2}>
              {t('dayBefore')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {newestFirst.map(({ day, index }) => (
          <tr key={day}>
            <th scope="row">
              {dayName(day)} {index === days.length - 1 && <small>{t('today')}</small>}
            </th>
            <td>{formatNumber(counts[index] ?? 0)}</td>
            {isCompared && (
              <>
                <td>{dayName(daysBefore[index] ?? '')}</td>
                <td>{formatNumber(before[index] ?? 0)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
