import { dayName } from '#renderer/only-us/ui/plot/BarPlot.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { t } from './texts.ts';
import type { Weekly } from './WeeksPlot.tsx';

/** The same numbers as a table, the newest week first. */
export function WeeksTable({ counted, weeks }: { counted: Weekly[]; weeks: string[] }) {
  const newestFirst = weeks.map((day, index) => ({ day, index })).reverse();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('weekFrom')}</th>
          {counted.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newestFirst.map(({ day, index }) => (
          <tr key={day}>
            <th scope="row">
              {dayName(day)} {index === weeks.length - 1 && <small>{t('soFar')}</small>}
            </th>
            {counted.map(({ label, counts }) => (
              <td key={label}>{formatNumber(counts[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
