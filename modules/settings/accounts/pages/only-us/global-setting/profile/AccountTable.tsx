import { localize } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import { OpenHere } from '#renderer/only-us/ui/list/OpenHere.tsx';
import '#renderer/only-us/ui/entry/entry-row.css';
import { Badge, Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/settings/accounts/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Portrait } from '#renderer/only-us/auth/Portrait.tsx';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Ago } from '#renderer/only-us/ui/Ago.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { RowMenu } from '#renderer/only-us/ui/RowMenu.tsx';
import { type Account, type AccountSort, stateOf, type Task } from './accounts.ts';

interface Props {
  accounts: Account[];
  sorting: { sort: AccountSort; onSort(sort: AccountSort): void };
  onTask(task: Task): void;
}

export function AccountTable({ accounts, sorting, onTask }: Props) {
  const columns: Column<Account, AccountSort>[] = [
    {
      header: t('account'),
      cell: (account) => <Name account={account} onOpen={() => onTask({ kind: 'edit', id: account.id })} />,
      sort: { ascending: 'name', descending: 'name-desc' },
    },
    {
      header: t('role'),
      cell: ({ role, right }) => (right ? localize(rightNames[right]) : t(role)),
      sort: { ascending: 'role', descending: 'role-desc' },
    },
    {
      header: t('lastSignIn'),
      cell: ({ lastSignIn }) =>
        lastSignIn ? <Ago at={lastSignIn} /> : <Muted as="span">{t('notSignedIn')}</Muted>,
      sort: { ascending: 'seen-asc', descending: 'seen', startsDescending: true },
      hideBelow: 1000,
    },
  ];
  return (
    <DataTable
      rows={accounts}
      columns={columns}
      keyOf={({ id }) => id}
      actionsOf={(account) => <AccountMenu account={account} onTask={onTask} />}
      sorting={sorting}
    />
  );
}

function Name({ account, onOpen }: { account: Account; onOpen(): void }) {
  const { id, name, email, self, portrait, hasSecondFactor } = account;
  const state = stateOf(account);
  return (
    <Flex align="center" gap="3">
      <Portrait name={name} picture={portrait} size={36} />
      <div>
        <Flex align="center" gap="2">
          <Text weight="medium">
            <OpenHere id={id} onOpen={onOpen}>
              {name}
            </OpenHere>
          </Text>
          {hasSecondFactor && <Badge color="green">{t('hasFactor')}</Badge>}
          {self && <Badge color="gray">{t('you')}</Badge>}
          {state !== 'active' && (
            <Badge highContrast color={state === 'invited' ? 'amber' : 'gray'}>
              {t(state)}
            </Badge>
          )}
        </Flex>
        <Muted as="div">{email}</Muted>
      </div>
    </Flex>
  );
}

function AccountMenu({ account, onTask }: { account: Account; onTask(task: Task): void }) {
  const { id, name, active, hasPassword, hasSecondFactor } = account;
  const { makeLink, activate } = useChanges(account, onTask);
  const dialog = (kind: 'sessions' | 'resetFactor' | 'deactivate' | 'delete') => () => onTask({ kind, id });
  return (
    <RowMenu
      label={t('more', { name })}
      items={[
        { label: t('sessions'), onSelect: dialog('sessions') },
        active && { label: t(hasPassword ? 'reset' : 'invite'), onSelect: makeLink },
        hasSecondFactor && { label: t('resetFactor'), onSelect: dialog('resetFactor') },
        active && { label: t('deactivate'), onSelect: dialog('deactivate') },
        !active && { label: t('activate'), onSelect: activate },
        { label: t('delete'), color: 'red', onSelect: dialog('delete') },
      ]}
    />
  );
}

// Without a question: a link changes nothing until it is used.
function useChanges({ id, name, email, hasPassword }: Account, onTask: (task: Task) => void) {
  const utils = api.useUtils();
  const link = api.user.createPasswordLink.useMutation({
    onSuccess: (link) => onTask({ kind: 'link', link, name, email, first: !hasPassword }),
    onError: () => utils.user.getAll.invalidate(),
  });
  const activation = api.user.activate.useMutation({
    onSuccess: () => toast(t('activated', { name }), 'success'),
    onSettled: thenRefetch(() => utils.user.invalidate()),
  });
  return { makeLink: () => link.mutate({ id }), activate: () => activation.mutate({ id }) };
}
