import { localize } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import { OpenHere } from '#renderer/only-us/ui/list/OpenHere.tsx';
import '#renderer/only-us/ui/entry/entry-row.css';
import { Badge, Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/settings/accounts/texts.ts';
import { Portrait } from '#renderer/only-us/auth/Portrait.tsx';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { type Account, type AccountSort, stateOf } from './accounts.ts';

interface Props {
  accounts: Account[];
  sorting: { sort: AccountSort; onSort(sort: AccountSort): void };
  onEdit(id: string): void;
}

export function AccountTable({ accounts, sorting, onEdit }: Props) {
  const columns: Column<Account, AccountSort>[] = [
    {
      header: t('account'),
      cell: (account) => <Name account={account} onOpen={() => onEdit(account.id)} />,
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
      actionsOf={(account) => <AccountMenu account={account} />}
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
