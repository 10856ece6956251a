import { Badge, Button, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { Account, Task } from './account.ts';
import { stateOf } from './matches-search.ts';
import type { AccountSort } from './sort-accounts.ts';

interface Props {
  accounts: Account[];
  sorting: { sort: AccountSort; onSort(sort: AccountSort): void };
  onTask(task: Task): void;
}

/** The accounts, one a row. */
export function AccountTable({ accounts, sorting, onTask }: Props) {
  const { timeZone } = usePageContext().site;
  const columns: Column<Account, AccountSort>[] = [
    {
      header: t('account'),
      cell: (account) => <Name account={account} />,
      sort: { ascending: 'name', descending: 'name-desc' },
    },
    {
      header: t('role'),
      cell: ({ role }) => t(role),
      sort: { ascending: 'role', descending: 'role-desc' },
    },
    { header: t('state'), cell: (account) => <State state={stateOf(account)} /> },
    {
      header: t('lastSignIn'),
      cell: ({ lastSignIn }) =>
        lastSignIn ? formatDateTime(lastSignIn, timeZone) : <Text color="gray">{t('notSignedIn')}</Text>,
      sort: { ascending: 'seen-asc', descending: 'seen', startsDescending: true },
      hideBelow: 1000,
    },
    {
      header: t('actions'),
      cell: (account) => <Actions account={account} onTask={onTask} />,
      align: 'end',
    },
  ];
  return <DataTable rows={accounts} columns={columns} keyOf={({ id }) => id} sorting={sorting} />;
}

function Name({ account: { name, email, self } }: { account: Account }) {
  return (
    <>
      <Flex align="center" gap="2">
        <Text weight="medium">{name}</Text> {self && <Badge>{t('you')}</Badge>}
      </Flex>
      <Text as="div" size="2" color="gray">
        {email}
      </Text>
    </>
  );
}

const colors = { active: 'green', invited: 'amber', inactive: 'gray' } as const;

function State({ state }: { state: keyof typeof colors }) {
  return (
    <Badge highContrast color={colors[state]}>
      {t(state)}
    </Badge>
  );
}

function Actions({ account, onTask }: { account: Account; onTask(task: Task): void }) {
  const { id, name } = account;
  return (
    <Flex gap="2" justify="end">
      <Button
        variant="soft"
        color="gray"
        aria-label={t('editOne', { name })}
        onClick={() => onTask({ kind: 'edit', id })}
      >
        {t('edit')}
      </Button>
      <AccountMenu account={account} onTask={onTask} />
    </Flex>
  );
}
