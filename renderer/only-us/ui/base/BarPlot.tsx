import './plot.css';
import type { ReactNode } from 'react';
import { monthNamesIn } from '#lib/dates.ts';
import { interfaceLanguage } from '#lib/interface-language.ts';

interface Props {
  label: string;
  counts: number[];
  /** The count at the top of the scale. */
  most: number;
  nameOf(index: number): string | false;
  children?: ReactNode;
}

// In pixels, from the top: the number of the scale, the bars, the names.
export const [top, bottom, height] = [20, 116, 136];

/** A bar chart as wide as its card. The last bar is of a period that isn't over yet. */
export function BarPlot({ label, counts, most, nameOf, children }: Props) {
  const slot = 100 / counts.length;
  const gap = counts.length > 100 ? 0.05 : 0.17;
  return (
    <svg className="plot" width="100%" height={height} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
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
