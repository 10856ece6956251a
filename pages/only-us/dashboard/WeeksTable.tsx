import { say } from '#lib/interface-language.ts';
import { dayName } from '#renderer/only-us/ui/BarPlot.tsx';
import { DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { t } from './texts.ts';
import type { Weekly } from './WeeksPlot.tsx';

interface Week {
  day: string;
  index: number;
}

/** The same numbers as a table, the newest week first. */
export function WeeksTable({ counted, weeks }: { counted: Weekly[]; weeks: string[] }) {
  const newestFirst = weeks.map((day, index): Week => ({ day, index })).reverse();
  const first = {
    header: t('weekFrom'),
    cell: ({ day, index }: Week) => (
      <>
        {dayName(day)} {index === weeks.length - 1 && <Muted as="span">{t('soFar')}</Muted>}
      </>
    ),
  };
  const others = counted.map(({ label, counts }) => ({
    header: say(label),
    cell: ({ index }: Week) => formatNumber(counts[index] ?? 0),
    align: 'end' as const,
  }));
  return (
    <DataTable
      rows={newestFirst}
      columns={[first, ...others]}
      keyOf={({ day }) => day}
      variant="ghost"
      size="1"
    />
  );
}
