import { bottom, top } from '#renderer/only-us/ui/base/BarPlot.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';

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

/** Tooltips as high as the plot, also for days without a bar. */
export function Hints({ texts }: { texts: string[] }) {
  const slot = 100 / texts.length;
  return texts.map((text, index) => (
    <rect
      key={text}
      className="plot-hint"
      x={`${slot * index}%`}
      width={`${slot}%`}
      y={top}
      height={bottom - top}
    >
      <title>{text}</title>
    </rect>
  ));
}
