import { Badge, Button, Flex, Table, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { SortHeader } from '#renderer/only-us/ui/list/SortHeader.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { Account, Task } from './account.ts';
import { stateOf } from './matches-search.ts';
import type { AccountSort } from './sort-accounts.ts';

interface Props {
  accounts: Account[];
  sort: AccountSort;
  onSort(sort: AccountSort): void;
  onTask(task: Task): void;
}

/** The accounts, one a row. */
export function AccountTable({ accounts, sort, onSort, onTask }: Props) {
  const sorting = { sort, onSort };
  return (
    <Table.Root variant="surface">
      <Table.Header>
        <Table.Row>
          <SortHeader ascending="name" descending="name-desc" {...sorting}>
            {t('account')}
          </SortHeader>
          <SortHeader ascending="role" descending="role-desc" {...sorting}>
            {t('role')}
          </SortHeader>
          <Table.ColumnHeaderCell>{t('state')}</Table.ColumnHeaderCell>
          <SortHeader
            className="from-1000"
            ascending="seen-asc"
            descending="seen"
            startsDescending
            {...sorting}
          >
            {t('lastSignIn')}
          </SortHeader>
          <Table.ColumnHeaderCell justify="end">{t('actions')}</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} onTask={onTask} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const colors = { active: 'green', invited: 'amber', inactive: 'gray' } as const;

function AccountRow({ account, onTask }: { account: Account; onTask(task: Task): void }) {
  const { id, name, email, role, self, lastSignIn } = account;
  const { timeZone } = usePageContext().site;
  const state = stateOf(account);
  return (
    <Table.Row align="center">
      <Table.RowHeaderCell>
        <Flex align="center" gap="2">
          <Text weight="medium">{name}</Text> {self && <Badge>{t('you')}</Badge>}
        </Flex>
        <Text as="div" size="2" color="gray">
          {email}
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell>{t(role)}</Table.Cell>
      <Table.Cell>
        <Badge highContrast color={colors[state]}>
          {t(state)}
        </Badge>
      </Table.Cell>
      <Table.Cell className="from-1000">
        <Text color={lastSignIn ? undefined : 'gray'}>
          {lastSignIn ? formatDateTime(lastSignIn, timeZone) : t('notSignedIn')}
        </Text>
      </Table.Cell>
      <Table.Cell>
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
      </Table.Cell>
    </Table.Row>
  );
}
