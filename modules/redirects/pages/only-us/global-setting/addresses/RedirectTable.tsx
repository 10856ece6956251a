import { OpenHere } from '#renderer/only-us/ui/list/OpenHere.tsx';
import { type Open, useOpenedRow } from '#renderer/only-us/ui/list/use-opened.ts';
import '#renderer/only-us/ui/entry/entry-row.css';
import { Badge, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { RowMenu } from '#renderer/only-us/ui/base/RowMenu.tsx';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { idField } from '#renderer/only-us/ui/list/list-address.ts';
import type { EnteredRedirect, Redirect } from './redirect.ts';
import { t } from './texts.ts';

export const RedirectDialog = later(() => import('./RedirectDialog.tsx'), 'RedirectDialog');

const columns = (onOpen: Open): Column<Redirect>[] => [
  { header: t('from'), cell: (redirect) => <From {...{ redirect, onOpen }} />, width: '45%' },
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
];

export function RedirectTable({ redirects, onOpen }: { redirects: Redirect[]; onOpen: Open }) {
  return (
    <DataTable
      rows={redirects}
      columns={columns(onOpen)}
      keyOf={({ id, path }) => id ?? path}
      actionsOf={({ id, path }) => id !== null && <Menu id={id} path={path} />}
    />
  );
}

function From({ redirect, onOpen }: { redirect: Redirect; onOpen: Open }) {
  const { id, path, page } = redirect;
  return (
    <>
      {id === null ? (
        path
      ) : (
        <OpenHere id={id} onOpen={() => onOpen(id)}>
          {path}
        </OpenHere>
      )}
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

interface OpenedProps {
  opened: string | null;
  listed: Redirect[];
  onClose(): void;
}

/** The open redirect, whether or not it is on this page of the list. */
export function OpenedRedirect({ opened, listed, onClose }: OpenedProps) {
  const id = idField.read(opened ?? undefined);
  const here = listed.find((row): row is Redirect & EnteredRedirect => row.id !== null && row.id === id);
  const options = { enabled: id !== null && !here, gcTime: 0, retry: false };
  const { data = here, error } = api.redirect.get.useQuery({ id: id ?? 0 }, options);
  const redirect = useOpenedRow(opened, data);
  const isGone = id === null || error?.data?.code === 'NOT_FOUND';
  if (opened === 'new' || (!redirect && !isGone)) return null;
  return (
    <OpenedDialog
      type={{ noun: 'redirect' }}
      opened={opened}
      isKnown={redirect !== undefined}
      onClose={onClose}
    >
      {redirect && <RedirectDialog redirect={redirect} onClose={onClose} />}
    </OpenedDialog>
  );
}

function Menu({ id, path }: Pick<EnteredRedirect, 'id' | 'path'>) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = api.redirect.delete.useMutation({
    onSuccess: () => toast(t('success'), 'success', { text: t('deleted', { path }) }),
    ...useRefetch(({ redirect }) => redirect),
  });
  const items = [{ label: t('delete'), color: 'red', onSelect: () => setDeleting(true) }] as const;
  return (
    <>
      <RowMenu label={t('moreFor', { path })} items={items} />
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteTitle', { path })}
          description={t('deleteText')}
          confirmLabel={t('delete')}
          onConfirm={() => remove.mutateAsync({ id })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
