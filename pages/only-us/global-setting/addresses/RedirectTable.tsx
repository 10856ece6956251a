import { Badge, Flex, IconButton, Text } from '@radix-ui/themes';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { DialogButton } from '#renderer/only-us/ui/DialogButton.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
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
    cell: ({ id }) => <Text color="gray">{t(id === null ? 'automatic' : 'entered')}</Text>,
    width: '130px',
  },
  {
    header: t('actions'),
    isHeaderHidden: true,
    cell: (redirect) => redirect.id !== null && <Actions redirect={{ ...redirect, id: redirect.id }} />,
    width: '130px',
  },
];

/** The redirects, one a row. */
export function RedirectTable({ redirects }: { redirects: Redirect[] }) {
  return <DataTable rows={redirects} columns={columns()} keyOf={({ id, path }) => id ?? path} />;
}

function From({ redirect: { path, page } }: { redirect: Redirect }) {
  return (
    <>
      {path}
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

function Actions({ redirect }: { redirect: EnteredRedirect }) {
  const { id, path } = redirect;
  const utils = api.useUtils();
  const remove = api.redirect.delete.useMutation({
    onSuccess: () => toast(common('saved'), 'success', { text: t('deleted', { path }) }),
    onSettled: () => utils.redirect.invalidate(),
  });
  return (
    <Flex gap="2" justify="end">
      <DialogButton label={t('edit', { path })} icon={<Pencil size={16} />}>
        {(close) => <RedirectDialog redirect={redirect} onClose={close} />}
      </DialogButton>
      <ConfirmButton
        title={t('deleteTitle', { path })}
        description={t('deleteText')}
        confirmLabel={common('delete')}
        onConfirm={() => remove.mutateAsync({ id })}
      >
        <IconButton
          variant="soft"
          color="red"
          aria-label={t('delete', { path })}
          title={t('delete', { path })}
        >
          <Trash size={16} />
        </IconButton>
      </ConfirmButton>
    </Flex>
  );
}
