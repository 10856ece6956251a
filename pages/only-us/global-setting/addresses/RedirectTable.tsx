import { Badge, Flex, IconButton, Table, Text } from '@radix-ui/themes';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { DialogButton } from '#renderer/only-us/ui/DialogButton.tsx';
import { RedirectDialog } from './AddButtons.tsx';
import type { EnteredRedirect, Redirect } from './redirect.ts';
import { t } from './texts.ts';

/** The redirects, one a row. */
export function RedirectTable({ redirects }: { redirects: Redirect[] }) {
  return (
    <Table.Root variant="surface" className="redirects-table">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>{t('from')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('to')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="redirects-kind">{t('kind')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="redirects-actions" aria-label={t('actions')} />
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {redirects.map((redirect) => (
          <Row key={redirect.id ?? redirect.path} redirect={redirect} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Row({ redirect }: { redirect: Redirect }) {
  const { id, path, target, temporary, page } = redirect;
  return (
    <Table.Row align="center">
      <Table.RowHeaderCell>
        {path}
        {page !== null && (
          <Text as="p" size="1" mt="1">
            <Badge color="amber" highContrast>
              {t('shadowed')}
            </Badge>{' '}
            {t(page === path ? 'shadowedBySite' : 'shadowedBy', { page })}
          </Text>
        )}
      </Table.RowHeaderCell>
      <Table.Cell>
        {target ?? <Badge color="gray">{t('gone')}</Badge>}{' '}
        {temporary && <Badge color="gray">{t('forNow')}</Badge>}
      </Table.Cell>
      <Table.Cell>
        <Text size="2" color="gray">
          {t(id === null ? 'automatic' : 'entered')}
        </Text>
      </Table.Cell>
      <Table.Cell>{id !== null && <Actions redirect={{ ...redirect, id }} />}</Table.Cell>
    </Table.Row>
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
