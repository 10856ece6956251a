import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/module.ts';
import { dayName } from './day-name.ts';
import { t } from './texts.ts';

/** Something that was counted by week. */
export type Weekly = NonNullable<Summary['weekly']>;

// In pixels, from the top: room for a number above the highest bar, the bars, the names of weeks.
const [top, bottom, height] = [20, 116, 136];

/** One bar for each week, as high as its count; the last week is not over yet. Widths are shares, so that it fits any card. */
export function WeeksPlot({ weekly: { label, counts }, weeks }: { weekly: Weekly; weeks: string[] }) {
  const most = Math.max(...counts, 1);
  const slot = 100 / counts.length;
  return (
    <figure>
      <figcaption>
        <b>{t('perWeek', { label })}</b> <span>{totalOf(counts)}</span>
      </figcaption>
      <svg width="100%" height={height} role="img" aria-label={inWords({ label, counts }, weeks)}>
        <line x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
        <text x="0" y={height - 4} className="weeks-axis-name">
          {t('weekFrom')}
        </text>
        {counts.map((count, index) => {
          const high = count === 0 ? 0 : Math.max(2, ((bottom - top) * count) / most);
          const middle = `${slot * (index + 0.5)}%`;
          const isNow = index === counts.length - 1;
          return (
            <g key={weeks[index]} className={isNow ? 'weeks-now' : undefined}>
              <rect
                x={`${slot * (index + 0.17)}%`}
                width={`${slot * 0.66}%`}
                y={bottom - high}
                height={high}
              />
              {count > 0 && (
                <text x={middle} y={bottom - high - 5}>
                  {formatNumber(count)}
                </text>
              )}
              {/* Every third has room for its name, the last among them; the first stands where the axis has its own. */}
              {(counts.length - index) % 3 === 1 && index > 2 && (
                <text x={middle} y={height - 4} className="weeks-axis">
                  {dayName(weeks[index] ?? '')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function totalOf(counts: number[]) {
  const total = sum(counts);
  return total === 0 ? t('noTotal') : t('total', { count: formatNumber(total) });
}

function inWords({ label, counts }: Weekly, weeks: string[]) {
  const most = Math.max(...counts);
  const now = counts.at(-1) ?? 0;
  const values = { label, total: formatNumber(sum(counts)), now: formatNumber(now) };
  if (most === 0) return t('weeksSummary', values);
  const day = dayName(weeks[counts.indexOf(most)] ?? '');
  return t('weeksSummaryMost', { ...values, day, most: formatNumber(most) });
}

function sum(counts: number[]) {
  return counts.reduce((total, each) => total + each, 0);
}
