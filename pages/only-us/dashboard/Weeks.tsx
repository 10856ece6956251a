import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { BarPlot, dayName } from '#renderer/only-us/ui/base/BarPlot.tsx';
import { DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/site/points.ts';
import { t } from './texts.ts';

type Weekly = NonNullable<Summary['weekly']>;

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
    header: localize(label),
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

/** One bar for each week, as high as its count; the last week is not over yet. */
function WeeksPlot({ weekly, weeks }: { weekly: Weekly; weeks: string[] }) {
  const { counts } = weekly;
  const label = localize(weekly.label);
  const total = counts.reduce((sum, each) => sum + each, 0);
  return (
    <figure>
      <Flex asChild justify="between" gap="4" mb="2">
        <figcaption>
          <Text size="2" weight="bold">
            {t('perWeek', { label })}
          </Text>{' '}
          <Muted as="span">{total === 0 ? t('noTotal') : t('total', { count: formatNumber(total) })}</Muted>
        </figcaption>
      </Flex>
      <BarPlot
        // The table has the rest.
        label={t('weeksSummary', {
          label,
          total: formatNumber(total),
          now: formatNumber(counts.at(-1) ?? 0),
        })}
        counts={counts}
        isNumbered
        axis={t('weekFrom')}
        // Every third has room for its name, the last among them; the first is where the axis has its own.
        nameOf={(index) => (counts.length - index) % 3 === 1 && index > 2 && dayName(weeks[index] ?? '')}
      />
    </figure>
  );
}
