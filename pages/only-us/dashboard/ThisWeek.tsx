import { Card, Flex, Heading, Text } from '@radix-ui/themes';
import { Suspense, useState } from 'react';
import { later } from '#renderer/only-us/ui/later.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/module/summary.ts';
import { t } from './texts.ts';

const Weeks = later(() => import('./Weeks.tsx').then((file) => ({ default: file.Weeks })));

/** This week against the last, with plots of the last weeks. What nobody ever counted isn't there. */
export function ThisWeek({ areas, weeks }: { areas: Summary[]; weeks: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const counted = areas.flatMap(({ weekly, route }) =>
    weekly?.counts.some((count) => count > 0) ? [{ ...weekly, route }] : [],
  );
  if (counted.length === 0) return null;
  const mostRead = counted.find((weekly) => weekly.mostRead)?.mostRead;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="this-week">
        <Heading as="h2" size="4" id="this-week">
          {t('thisWeek')}
        </Heading>
        <Flex asChild wrap="wrap" gapX="8" gapY="4" my="3">
          <dl>
            {counted.map(({ label, counts, route }) => (
              <div key={label}>
                <Text asChild size="2">
                  <dt>
                    <a href={route}>{label}</a>
                  </dt>
                </Text>
                <dd>
                  <Text size="7" weight="bold">
                    {formatNumber(counts.at(-1) ?? 0)}
                  </Text>{' '}
                  <Text size="2" color="gray">
                    {t('lastWeek', { count: formatNumber(counts.at(-2) ?? 0) })}
                  </Text>
                </dd>
              </div>
            ))}
          </dl>
        </Flex>
        {mostRead && (
          <Text as="p" size="2" color="gray" mb="2">
            {/* rel="external": the public site is plain documents, which Vike's router leaves to the browser. */}
            {t('mostRead')}{' '}
            <a href={mostRead.path} target="_blank" rel="external noopener">
              {mostRead.title}
            </a>
          </Text>
        )}
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <Text asChild size="2">
            <summary className="quiet-summary">{t('weeks')}</summary>
          </Text>
          <Suspense>{isOpen && <Weeks counted={counted} weeks={weeks} />}</Suspense>
        </details>
      </section>
    </Card>
  );
}
