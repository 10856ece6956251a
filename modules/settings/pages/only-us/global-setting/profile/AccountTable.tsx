import './accounts.css';
import { Badge, Button, Flex, Table, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { Account, Task } from './account.ts';
import { stateOf } from './matches-search.ts';

interface Props {
  accounts: Account[];
  onTask(task: Task): void;
}

/** The accounts, one a row. */
export function AccountTable({ accounts, onTask }: Props) {
  return (
    <Table.Root variant="surface" className="accounts">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>{t('account')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('role')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('state')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="accounts-last-sign-in">{t('lastSignIn')}</Table.ColumnHeaderCell>
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
      <Table.Cell className="accounts-last-sign-in">
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
