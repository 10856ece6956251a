import './plot.css';
import type { ReactNode } from 'react';
import { monthNamesIn } from '#lib/dates.ts';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { formatNumber } from '../../../ui/numbers.ts';

interface Props {
  label: string;
  counts: number[];
  /** The count at the top of the scale; by default the highest one. */
  most?: number;
  isNumbered?: boolean;
  axis?: string;
  nameOf(index: number): string | false;
  children?: ReactNode;
}

// In pixels, from the top: room for a number above the highest bar, the bars, the names.
export const [top, bottom, height] = [20, 116, 136];

/** A bar chart as wide as its card. The last bar is of a period that isn't over yet. */
export function BarPlot({
  label,
  counts,
  most = highest(counts),
  isNumbered,
  axis,
  nameOf,
  children,
}: Props) {
  const slot = 100 / counts.length;
  const gap = counts.length > 100 ? 0.05 : 0.17;
  return (
    <svg className="plot" width="100%" height={height} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
      {axis && (
        <text x="0" y={height - 4} className="plot-axis-name">
          {axis}
        </text>
      )}
      {counts.map((count, index) => {
        const high = count === 0 ? 0 : Math.max(2, ((bottom - top) * count) / most);
        const middle = `${slot * (index + 0.5)}%`;
        const name = nameOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={index} className={index === counts.length - 1 ? 'plot-now' : undefined}>
            <rect
              x={`${slot * (index + gap)}%`}
              width={`${slot * (1 - 2 * gap)}%`}
              y={bottom - high}
              height={high}
            />
            {isNumbered && count > 0 && (
              <text x={middle} y={bottom - high - 5}>
                {formatNumber(count)}
              </text>
            )}
            {name && (
              <text x={middle} y={height - 4} className="plot-axis">
                {name}
              </text>
            )}
          </g>
        );
      })}
      {children}
    </svg>
  );
}

export function highest(counts: number[]): number {
  return Math.max(...counts, 1);
}

/** '2026-11-16' as '16 Nov'. */
export function dayName(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${monthNamesIn[interfaceLanguage()][(month ?? 1) - 1]}`;
}
