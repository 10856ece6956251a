import '#renderer/only-us/ui/entry/entry-row.css';
import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { type ComponentType, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { Portrait } from '#renderer/only-us/auth/Portrait.tsx';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { AddButton, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { choiceField, searchField } from '#renderer/only-us/ui/list/list-address.ts';
import { OpenHere } from '#renderer/only-us/ui/list/OpenHere.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened, useOpenedRow } from '#renderer/only-us/ui/list/use-opened.ts';
import { AccountForm, NewAccountForm } from './AccountForm.tsx';
import { AccountMenu, LinkDialog } from './AccountMenu.tsx';
import {
  type Account,
  type AccountSort,
  accountSorts,
  matchesSearch,
  type NewLink,
  sortAccounts,
  stateOf,
} from './accounts.ts';

const listFields = { search: searchField, sort: choiceField(...accountSorts) };

const cards = Object.entries(
  import.meta.glob<ComponentType>('/modules/*/cards/accounts.tsx', { eager: true, import: 'default' }),
);

export default function Page() {
  const query = api.user.getAll.useQuery();
  const [{ search, sort }, narrow] = useListState(listFields);
  const [opened, open] = useOpened();
  const [made, setMade] = useState<NewLink | null>(null);
  const onClose = () => open(null);
  const listed = query.data?.find(({ id }) => id === opened);
  const edited = useOpenedRow(opened, listed);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const found = sortAccounts(
    query.data.filter((account) => matchesSearch(account, search)),
    sort,
  );
  return (
    <>
      <ListToolbar label={t('search')} search={search} onSearch={(words) => narrow({ search: words })}>
        <AddButton onAdd={() => open('new')}>{t('add')}</AddButton>
      </ListToolbar>
      {found.length > 0 && (
        <AccountTable
          accounts={found}
          sorting={{ sort, onSort: (next) => narrow({ sort: next }) }}
          onEdit={open}
        />
      )}
      {found.length === 0 && <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />}
      <RequiredFactor />
      {cards.map(([path, Card]) => (
        <Card key={path} />
      ))}
      <OpenedDialog
        type={{ noun: 'account' }}
        opened={opened}
        isKnown={edited !== undefined}
        onClose={onClose}
      >
        {edited ? (
          <AccountForm account={edited} onClose={onClose} />
        ) : (
          <NewAccountForm onMade={setMade} onClose={onClose} />
        )}
      </OpenedDialog>
      {made && <LinkDialog {...made} onClose={() => setMade(null)} />}
    </>
  );
}

function RequiredFactor() {
  const { data } = api.secondFactor.getRequired.useQuery();
  const change = api.secondFactor.require.useMutation(
    useRefetch(({ secondFactor }) => secondFactor.getRequired, t('success')),
  );
  return (
    <Box mt="5">
      <Section title={t('factorTitle')} hint={t('factorText')}>
        <Flex direction="column" gap="2">
          {(['administrator', 'client'] as const).map((role) => (
            <CheckField
              key={role}
              label={t(role === 'administrator' ? 'factorAdministrators' : 'factorClients')}
              checked={data?.[role] ?? false}
              disabled={!data || change.isPending}
              onChange={(isRequired) => change.mutate({ role, isRequired })}
            />
          ))}
        </Flex>
      </Section>
    </Box>
  );
}

interface Props {
  accounts: Account[];
  sorting: { sort: AccountSort; onSort(sort: AccountSort): void };
  onEdit(id: string): void;
}

function AccountTable({ accounts, sorting, onEdit }: Props) {
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
