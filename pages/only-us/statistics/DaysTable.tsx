import { Text } from '@radix-ui/themes';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { dayName } from '#renderer/only-us/ui/plot/BarPlot.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { t } from './texts.ts';
import { countsOf, type Figure, isComparable, type Statistics } from './view.ts';

interface Day {
  day: string;
  index: number;
}

/** A figure by day, the newest first. */
export function DaysTable({ statistics, figure }: { statistics: Statistics; figure: Figure }) {
  const { days, daysBefore } = statistics;
  const { counts, before } = countsOf(statistics, figure);
  const newestFirst = days.map((day, index): Day => ({ day, index })).reverse();
  const columns: Column<Day>[] = [
    {
      header: t('day'),
      cell: ({ day, index }) => (
        <>
          {dayName(day)} {index === days.length - 1 && <Text color="gray">{t('today')}</Text>}
        </>
      ),
    },
    { header: t(figure), cell: ({ index }) => formatNumber(counts[index] ?? 0), align: 'end' },
  ];
  if (isComparable(statistics))
    columns.push({
      header: t('dayBefore'),
      cell: ({ index }) => `${dayName(daysBefore[index] ?? '')}: ${formatNumber(before[index] ?? 0)}`,
      align: 'end',
    });
  return <DataTable rows={newestFirst} columns={columns} keyOf={({ day }) => day} variant="ghost" size="1" />;
}
