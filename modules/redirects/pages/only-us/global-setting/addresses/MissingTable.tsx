import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { Ago } from '#renderer/only-us/ui/Ago.tsx';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { RedirectDialog } from './RedirectTable.tsx';
import type { Missing } from './redirect.ts';
import { t } from './texts.ts';

const columns = (): Column<Missing>[] => [
  { header: t('address'), cell: ({ path }) => path, width: '45%' },
  { header: t('requests'), cell: ({ count }) => formatNumber(count), align: 'end' },
  { header: t('last'), cell: ({ lastAt }) => <Ago at={lastAt} /> },
];

export function MissingTable() {
  const query = api.redirect.getMissing.useQuery();
  const [from, setFrom] = useState<string | null>(null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  if (query.data.length === 0)
    return <EmptyState title={t('missingEmptyTitle')} text={t('missingEmptyText')} />;
  return (
    <>
      <Muted mb="4" style={{ maxWidth: '80ch' }}>
        {t('missingIntro')}
      </Muted>
      <DataTable
        rows={query.data}
        columns={columns()}
        keyOf={({ path }) => path}
        actionsOf={({ path }) => (
          <Button
            className="on-hover"
            variant="soft"
            aria-label={t('redirectToOf', { path })}
            aria-haspopup="dialog"
            onClick={() => setFrom(path)}
          >
            {t('redirectTo')}
          </Button>
        )}
      />
      {from !== null && <RedirectDialog from={from} onClose={() => setFrom(null)} />}
    </>
  );
}
