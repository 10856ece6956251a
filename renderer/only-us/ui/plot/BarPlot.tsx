import './plot.css';
import { formatNumber } from '#renderer/ui/numbers.ts';

interface Props {
  /** What it shows, in words. */
  label: string;
  counts: number[];
  /** As many counts to compare with, as a line. */
  before?: number[];
  /** Writes the number above each bar, where there are few; otherwise the highest one at its height. */
  isNumbered?: boolean;
  /** The word before the names below the bars. */
  axis?: string;
  /** The name below a bar; nothing where there is no room for one. */
  nameOf(index: number): string | false;
  /** Shown when the pointer rests on a bar. */
  titleOf?(index: number): string;
}

// In pixels, from the top: room for a number above the highest bar, the bars, the names.
const [top, bottom, height] = [20, 116, 136];

/** A bar for each count; the last one is not over yet. Widths are shares, so that it fits any card. */
export function BarPlot({ label, counts, before, isNumbered, axis, nameOf, titleOf }: Props) {
  const most = Math.max(...counts, ...(before ?? []), 1);
  const slot = 100 / counts.length;
  const gap = counts.length > 100 ? 0.05 : 0.17;
  return (
    <svg className="plot" width="100%" height={height} role="img" aria-label={label}>
      {!isNumbered && <Scale most={most} />}
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
      {before && <Line counts={before} most={most} />}
      {titleOf &&
        counts.map((_, index) => (
          <Hint key={titleOf(index)} slot={slot} index={index} text={titleOf(index)} />
        ))}
    </svg>
  );
}

function Scale({ most }: { most: number }) {
  return (
    <>
      <line className="plot-scale" x1="0" x2="100%" y1={top + 0.5} y2={top + 0.5} />
      <text x="0" y={top - 6} className="plot-axis-name">
        {formatNumber(most)}
      </text>
    </>
  );
}

function Line({ counts, most }: { counts: number[]; most: number }) {
  const points = counts.map((count, index) => `${index + 0.5},${most - count}`).join(' ');
  return (
    <svg
      aria-hidden
      y={top}
      height={bottom - top}
      viewBox={`0 0 ${counts.length} ${most}`}
      preserveAspectRatio="none"
    >
      <polyline points={points} />
    </svg>
  );
}

// As high as the plot: a pointer finds a day on which nothing happened, too.
function Hint({ slot, index, text }: { slot: number; index: number; text: string }) {
  return (
    <rect className="plot-hint" x={`${slot * index}%`} width={`${slot}%`} y={top} height={bottom - top}>
      <title>{text}</title>
    </rect>
  );
}
