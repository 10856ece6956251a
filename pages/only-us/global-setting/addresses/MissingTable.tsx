import { Button, Table, Text } from '@radix-ui/themes';
import { Suspense, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { NotLoaded } from '#renderer/only-us/ui/list/NotLoaded.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { RedirectDialog } from './AddButtons.tsx';
import { t } from './texts.ts';

/** What visitors asked for and didn't find, each with a button to redirect it. */
export function MissingTable() {
  const query = api.redirect.getMissing.useQuery();
  const { timeZone } = usePageContext().site;
  const [from, setFrom] = useState<string | null>(null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  if (query.data.length === 0)
    return <EmptyState title={t('missingEmptyTitle')} text={t('missingEmptyText')} />;
  return (
    <>
      <Text as="p" size="2" color="gray" mb="4" className="redirects-intro">
        {t('missingIntro')}
      </Text>
      <Table.Root variant="surface" className="redirects-table">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>{t('address')}</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell className="redirects-number">{t('requests')}</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>{t('last')}</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell aria-label={t('actions')} />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {query.data.map(({ path, count, lastAt }) => (
            <Table.Row key={path} align="center">
              <Table.RowHeaderCell>{path}</Table.RowHeaderCell>
              <Table.Cell className="redirects-number">{formatNumber(count)}</Table.Cell>
              <Table.Cell>{formatDateTime(lastAt, timeZone)}</Table.Cell>
              <Table.Cell align="right">
                <Button
                  variant="soft"
                  aria-label={t('redirectToOf', { path })}
                  aria-haspopup="dialog"
                  onClick={() => setFrom(path)}
                >
                  {t('redirectTo')}
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Suspense>{from !== null && <RedirectDialog from={from} onClose={() => setFrom(null)} />}</Suspense>
    </>
  );
}
