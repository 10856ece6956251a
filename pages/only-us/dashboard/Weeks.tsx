import { Box, Grid } from '@radix-ui/themes';
import { t } from './texts.ts';
import { type Weekly, WeeksPlot } from './WeeksPlot.tsx';
import { WeeksTable } from './WeeksTable.tsx';

/** What was counted by week, a small plot each, and the same as a table. */
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
