import { OpenHere } from '#renderer/only-us/ui/list/OpenHere.tsx';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import '#renderer/only-us/ui/entry/entry-row.css';
import { Badge, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { RowMenu } from '#renderer/only-us/ui/RowMenu.tsx';
import { RedirectDialog } from './AddButtons.tsx';
import type { EnteredRedirect, Redirect } from './redirect.ts';
import { t } from './texts.ts';

const columns = (): Column<Redirect>[] => [
  { header: t('from'), cell: (redirect) => <From redirect={redirect} />, width: '45%' },
  {
    header: t('to'),
    isAddress: true,
    cell: ({ target, temporary }) => (
      <>
        {target ?? <Badge color="gray">{t('gone')}</Badge>}{' '}
        {temporary && <Badge color="gray">{t('forNow')}</Badge>}
      </>
    ),
  },
  {
    header: t('kind'),
    cell: ({ id }) => <Muted as="span">{t(id === null ? 'automatic' : 'entered')}</Muted>,
    width: '130px',
  },
  {
    header: t('actions'),
    isHeaderHidden: true,
    cell: ({ id, path }) => id !== null && <Menu id={id} path={path} />,
    align: 'end',
  },
];

/** The redirects, one a row. */
export function RedirectTable({ redirects }: { redirects: Redirect[] }) {
  return <DataTable rows={redirects} columns={columns()} keyOf={({ id, path }) => id ?? path} />;
}

function From({ redirect }: { redirect: Redirect }) {
  const { id, path, page } = redirect;
  return (
    <>
      {id === null ? path : <OpenRedirect redirect={{ ...redirect, id }} />}
      {page !== null && (
        <Text as="p" size="1" mt="1">
          <Badge color="amber" highContrast>
            {t('shadowed')}
          </Badge>{' '}
          {t(page === path ? 'shadowedBySite' : 'shadowedBy', { page })}
        </Text>
      )}
    </>
  );
}

function OpenRedirect({ redirect }: { redirect: EnteredRedirect }) {
  const [opened, open] = useOpened();
  const { id, path } = redirect;
  return (
    <>
      <OpenHere id={id} onOpen={() => open(id)}>
        {path}
      </OpenHere>
      {opened === String(id) && <RedirectDialog redirect={redirect} onClose={() => open(null)} />}
    </>
  );
}

function Menu({ id, path }: Pick<EnteredRedirect, 'id' | 'path'>) {
  const [isDeleting, setDeleting] = useState(false);
  const utils = api.useUtils();
  const remove = api.redirect.delete.useMutation({
    onSuccess: () => toast(common('saved'), 'success', { text: t('deleted', { path }) }),
    onSettled: thenRefetch(() => utils.redirect.invalidate()),
  });
  const items = [{ label: common('delete'), color: 'red', onSelect: () => setDeleting(true) }] as const;
  return (
    <>
      <RowMenu label={t('moreFor', { path })} items={items} />
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteTitle', { path })}
          description={t('deleteText')}
          confirmLabel={common('delete')}
          onConfirm={() => remove.mutateAsync({ id })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
