import { Text } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/site/points.ts';
import { Row } from './Row.tsx';
import { t } from './texts.ts';

/** Counts of this week and the last; nothing before the first count. */
export function ThisWeek({ areas }: { areas: Summary[] }) {
  const counted = areas.flatMap(({ weekly, route }) =>
    weekly?.counts.some((count) => count > 0) ? [{ ...weekly, route }] : [],
  );
  if (counted.length === 0) return null;
  const mostRead = counted.find((weekly) => weekly.mostRead)?.mostRead;
  return (
    <Section title={t('thisWeek')} gap="3">
      <ul className="lines dashboard-rows">
        {counted.map(({ label, counts, route }) => (
          <Row key={label} title={localize(label)} route={route}>
            <Text size="4" weight="bold">
              {formatNumber(counts[1] ?? 0)}
            </Text>{' '}
            <small>{t('lastWeek', { count: formatNumber(counts[0] ?? 0) })}</small>
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
    </Section>
  );
}
