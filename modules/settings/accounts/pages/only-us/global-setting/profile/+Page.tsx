import { Box, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from '#modules/settings/accounts/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { AddButton, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { choiceField, searchField } from '#renderer/only-us/ui/list/list-address.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import { AccountForm, NewAccountForm } from './AccountForm.tsx';
import { LinkDialog } from './AccountMenu.tsx';
import { AccountTable } from './AccountTable.tsx';
import { accountSorts, matchesSearch, type NewLink, sortAccounts } from './accounts.ts';

const listFields = { search: searchField, sort: choiceField(...accountSorts) };

export default function Page() {
  const query = api.user.getAll.useQuery();
  const [{ search, sort }, narrow] = useListState(listFields);
  const [opened, open] = useOpened();
  const [made, setMade] = useState<NewLink | null>(null);
  const onClose = () => open(null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const edited = query.data.find(({ id }) => id === opened);
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
  const utils = api.useUtils();
  const change = api.secondFactor.require.useMutation({
    onSuccess: () => toast(t('success'), 'success'),
    onSettled: thenRefetch(() => utils.secondFactor.getRequired.invalidate()),
  });
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
