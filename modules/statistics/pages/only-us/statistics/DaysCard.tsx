import { Box } from '@radix-ui/themes';
import type { Period } from '#modules/statistics/report.ts';
import { BarPlot, bottom, dayName, highest, top } from '#renderer/only-us/ui/base/BarPlot.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { ExportButton } from './ExportButton.tsx';
import { t } from './texts.ts';
import { countsOf, type Figure, isComparable, type Statistics, sum } from './view.ts';

interface Props {
  statistics: Statistics;
  figure: Figure;
  period: Period;
}

// The interval of the labels below the bars, in days.
const steps: Record<Period, number> = { 7: 1, 30: 5, 90: 15, 365: 61 };

export function DaysCard({ statistics, figure, period }: Props) {
  const { days, daysBefore, since } = statistics;
  const { counts, before } = countsOf(statistics, figure);
  const isCompared = isComparable(statistics);
  const most = highest(isCompared ? [...counts, ...before] : counts);
  const periodName = t(`days${period}`);
  const titleOf = (index: number) => {
    const values = { day: dayName(days[index] ?? ''), count: formatNumber(counts[index] ?? 0) };
    if (!isCompared) return t('dayTitle', values);
    const dayBefore = dayName(daysBefore[index] ?? '');
    return t('dayTitleBefore', { ...values, dayBefore, before: formatNumber(before[index] ?? 0) });
  };
  const title = t('perDay', { figure: t(figure) });
  return (
    <Section title={title} action={<ExportButton period={period} table="day" title={title} />}>
      <BarPlot
        label={inWords({ statistics, figure, period })}
        counts={counts}
        most={most}
        nameOf={(index) => (counts.length - 1 - index) % steps[period] === 0 && dayName(days[index] ?? '')}
      >
        <line className="plot-scale" x1="0" x2="100%" y1={top + 0.5} y2={top + 0.5} />
        <text x="0" y={top - 6} className="plot-axis-name">
          {formatNumber(most)}
        </text>
        {isCompared && <Line counts={before} most={most} />}
        <Hints texts={days.map((_, index) => titleOf(index))} />
      </BarPlot>
      <Muted mt="3">
        {isCompared
          ? `${t('before', { period: periodName })} ${t('withoutToday')}`
          : t('notCompared', { day: `${dayName(since ?? '')} ${since?.slice(0, 4)}`, period: periodName })}
      </Muted>
      <Box asChild mt="4">
        <details>
          <summary className="quiet-summary">{t('asTable')}</summary>
          <DaysTable statistics={statistics} figure={figure} />
        </details>
      </Box>
    </Section>
  );
}

function inWords({ statistics, figure, period }: Props) {
  const { counts } = countsOf(statistics, figure);
  const most = Math.max(...counts);
  const total = formatNumber(sum(counts));
  const values = { figure: t(figure), total, period: t(`days${period}`) };
  if (most === 0) return t('plot', values);
  const day = dayName(statistics.days[counts.indexOf(most)] ?? '');
  return t('plotMost', { ...values, day, most: formatNumber(most) });
}

function DaysTable({ statistics, figure }: { statistics: Statistics; figure: Figure }) {
  const { days, daysBefore } = statistics;
  const { counts, before } = countsOf(statistics, figure);
  const newestFirst = [...days.keys()].reverse();
  const columns: Column<number>[] = [
    {
      header: t('day'),
      cell: (index) => (
        <>
          {dayName(days[index] ?? '')} {index === days.length - 1 && <Muted as="span">{t('today')}</Muted>}
        </>
      ),
    },
    { header: t(figure), cell: (index) => formatNumber(counts[index] ?? 0), align: 'end' },
  ];
  if (isComparable(statistics))
    columns.push({
      header: t('dayBefore'),
      cell: (index) => `${dayName(daysBefore[index] ?? '')}: ${formatNumber(before[index] ?? 0)}`,
      align: 'end',
    });
  return <DataTable rows={newestFirst} columns={columns} keyOf={(index) => index} variant="ghost" size="1" />;
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

/** Tooltips as high as the plot, also for days without a bar. */
function Hints({ texts }: { texts: string[] }) {
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
