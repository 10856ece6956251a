import { Text } from '@radix-ui/themes';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/site/points.ts';
import { Row } from './Row.tsx';
import { t } from './texts.ts';

const Weeks = later(() => import('./Weeks.tsx'), 'Weeks');

/** Counts of this week and the last, with plots of the last weeks; nothing before the first count. */
export function ThisWeek({ areas, weeks }: { areas: Summary[]; weeks: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const counted = areas.flatMap(({ weekly, route }) =>
    weekly?.counts.some((count) => count > 0) ? [{ ...weekly, route }] : [],
  );
  const ofVisitors = counted.filter(({ isOurs }) => !isOurs);
  if (ofVisitors.length === 0) return null;
  const mostRead = counted.find((weekly) => weekly.mostRead)?.mostRead;
  return (
    <Section title={t('thisWeek')} gap="3">
      <ul className="lines dashboard-rows">
        {ofVisitors.map(({ label, counts, route }) => (
          <Row key={label} title={localize(label)} route={route}>
            <Text size="4" weight="bold">
              {formatNumber(counts.at(-1) ?? 0)}
            </Text>{' '}
            <small>{t('lastWeek', { count: formatNumber(counts.at(-2) ?? 0) })}</small>
          </Row>
        ))}
        {mostRead && (
          <Row title={t('mostRead')} route={null}>
            {/* rel="external": the public site is plain documents, which Vike's router leaves to the browser. */}
            <a href={mostRead.path} target="_blank" rel="external noopener">
              {mostRead.title}
            </a>
          </Row>
        )}
      </ul>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="quiet-summary">{t('weeks')}</summary>
        {isOpen && <Weeks counted={counted} weeks={weeks} />}
      </details>
    </Section>
  );
}
