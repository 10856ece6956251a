import { Box, Card, Grid, Heading, Text } from '@radix-ui/themes';
import { Suspense, useState } from 'react';
import { later } from '#renderer/only-us/ui/later.tsx';
import type { Summary } from '#server/module/summary.ts';
import { t } from './texts.ts';
import { WeeksPlot } from './WeeksPlot.tsx';

const WeeksTable = later(() => import('./WeeksTable.tsx').then((file) => ({ default: file.WeeksTable })));

/** What was counted by week, a small plot each, and the same as a table. Without any such area there is no card. */
export function WeeksCard({ areas, weeks }: { areas: Summary[]; weeks: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const counted = areas.flatMap(({ weekly }) => weekly ?? []);
  if (counted.length === 0) return null;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="weeks">
        <Heading as="h2" size="4" id="weeks">
          {t('weeks')}
        </Heading>
        <Grid columns="repeat(auto-fit, minmax(min(100%, 360px), 1fr))" gapX="48px" gapY="6" mt="20px">
          {counted.map((weekly) => (
            <WeeksPlot key={weekly.label} weekly={weekly} weeks={weeks} />
          ))}
        </Grid>
        <Box asChild mt="4">
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <Text asChild size="2">
              <summary className="quiet-summary">{t('asTable')}</summary>
            </Text>
            <Suspense>{isOpen && <WeeksTable counted={counted} weeks={weeks} />}</Suspense>
          </details>
        </Box>
      </section>
    </Card>
  );
}
