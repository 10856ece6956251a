import { formatNumber } from '../../ui/numbers.ts';
import { bottom, top } from './BarPlot.tsx';

// What a plot of many days has over its bars.

export function Scale({ most }: { most: number }) {
  return (
    <>
      <line className="plot-scale" x1="0" x2="100%" y1={top + 0.5} y2={top + 0.5} />
      <text x="0" y={top - 6} className="plot-axis-name">
        {formatNumber(most)}
      </text>
    </>
  );
}

export function Line({ counts, most }: { counts: number[]; most: number }) {
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

export function Hints({ texts }: { texts: string[] }) {
  const slot = 100 / texts.length;
  return texts.map((text, index) => <Hint key={text} slot={slot} index={index} text={text} />);
}

// As high as the plot: a pointer finds a day on which nothing happened, too.
function Hint({ slot, index, text }: { slot: number; index: number; text: string }) {
  return (
    <rect className="plot-hint" x={`${slot * index}%`} width={`${slot}%`} y={top} height={bottom - top}>
      <title>{text}</title>
    </rect>
  );
}
