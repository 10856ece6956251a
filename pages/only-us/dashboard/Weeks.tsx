import { Box, Grid } from '@radix-ui/themes';
import { say } from '#lib/interface-language.ts';
import { dayName } from '#renderer/only-us/ui/BarPlot.tsx';
import { DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { t } from './texts.ts';
import { type Weekly, WeeksPlot } from './WeeksPlot.tsx';

export function Weeks({ counted, weeks }: { counted: Weekly[]; weeks: string[] }) {
  return (
    <>
      <Grid columns="repeat(auto-fit, minmax(min(100%, 360px), 1fr))" gapX="48px" gapY="6" mt="20px">
        {counted.map((weekly) => (
          <WeeksPlot key={weekly.label} weekly={weekly} weeks={weeks} />
        ))}
      </Grid>
      <Box asChild mt="4">
        <details>
          <summary className="quiet-summary">{t('asTable')}</summary>
          <WeeksTable counted={counted} weeks={weeks} />
        </details>
      </Box>
    </>
  );
}

interface Week {
  day: string;
  index: number;
}

function WeeksTable({ counted, weeks }: { counted: Weekly[]; weeks: string[] }) {
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
