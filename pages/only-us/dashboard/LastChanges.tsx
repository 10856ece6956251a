import { Card, Heading } from '@radix-ui/themes';
import { formatDateTime } from '#lib/dates.ts';
import type { Summary } from '#server/module/summary.ts';
import { t } from './texts.ts';

const shown = 6;

/** What changed last in all areas, the newest first. */
export function LastChanges({ areas, timeZone }: { areas: Summary[]; timeZone: string }) {
  const changes = areas
    .flatMap(({ title: area, lastChanges }) => lastChanges.map((change) => ({ ...change, area })))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, shown);
  return (
    <Card className="changes" size="3">
      <Heading as="h2" size="4">
        {t('changes')}
      </Heading>
      {changes.length === 0 && <p className="dashboard-empty">{t('noChanges')}</p>}
      <ul className="dashboard-rows">
        {changes.map(({ title, route, at, area }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may have one title, and rows hold no state
          <li key={index}>
            <span>
              <a href={route}>{title}</a>
            </span>
            <small>
              {area} · <time dateTime={at.toISOString()}>{formatDateTime(at, timeZone)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
