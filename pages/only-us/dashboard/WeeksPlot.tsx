import { Flex, Text } from '@radix-ui/themes';
import { say } from '#lib/interface-language.ts';
import { BarPlot, dayName } from '#renderer/only-us/ui/BarPlot.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/site/points.ts';
import { t } from './texts.ts';

export type Weekly = NonNullable<Summary['weekly']>;

/** One bar for each week, as high as its count; the last week is not over yet. */
export function WeeksPlot({
  weekly: { label: english, counts },
  weeks,
}: {
  weekly: Weekly;
  weeks: string[];
}) {
  const label = say(english);
  return (
    <figure>
      <Flex asChild justify="between" gap="4" mb="2">
        <figcaption>
          <Text size="2" weight="bold">
            {t('perWeek', { label })}
          </Text>{' '}
          <Muted as="span">{totalOf(counts)}</Muted>
        </figcaption>
      </Flex>
      <BarPlot
        label={inWords({ label, counts }, weeks)}
        counts={counts}
        isNumbered
        axis={t('weekFrom')}
        // Every third has room for its name, the last among them; the first is where the axis has its own.
        nameOf={(index) => (counts.length - index) % 3 === 1 && index > 2 && dayName(weeks[index] ?? '')}
      />
    </figure>
  );
}

function totalOf(counts: number[]) {
  const total = sum(counts);
  return total === 0 ? t('noTotal') : t('total', { count: formatNumber(total) });
}

function inWords({ label, counts }: Weekly, weeks: string[]) {
  const most = Math.max(...counts);
  const now = counts.at(-1) ?? 0;
  const values = { label, total: formatNumber(sum(counts)), now: formatNumber(now) };
  if (most === 0) return t('weeksSummary', values);
  const day = dayName(weeks[counts.indexOf(most)] ?? '');
  return t('weeksSummaryMost', { ...values, day, most: formatNumber(most) });
}

function sum(counts: number[]) {
  return counts.reduce((total, each) => total + each, 0);
}
