import { useState } from 'react';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { AddButton, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { choiceField, searchField } from '#renderer/only-us/ui/list/list-address.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountTable } from './AccountTable.tsx';
import type { Task } from './account.ts';
import { matchesSearch } from './matches-search.ts';
import { RequiredFactor } from './RequiredFactor.tsx';
import { accountSorts, sortAccounts } from './sort-accounts.ts';

const listFields = { search: searchField, sort: choiceField(...accountSorts) };

// Forms are in the address of the screen, questions aren't.
function taskOf(opened: string | null): Task | null {
  if (opened === 'new') return { kind: 'create' };
  return opened === null ? null : { kind: 'edit', id: opened };
}

/** Who may sign in: invite, edit, reset passwords, see and end sessions, deactivate, delete. */
export default function Page() {
  const query = api.user.getAll.useQuery();
  const [{ search, sort }, narrow] = useListState(listFields);
  const [opened, open] = useOpened();
  const [asked, ask] = useState<Task | null>(null);
  const task = asked ?? taskOf(opened);
  const begin = (next: Task | null) => {
    const form = next?.kind === 'edit' ? next.id : next?.kind === 'create' ? 'new' : null;
    if (form !== null || opened !== null) open(form);
    ask(form === null ? next : null);
  };
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const accounts = query.data;
  const found = sortAccounts(
    accounts.filter((account) => matchesSearch(account, search)),
    sort,
  );
  return (
    <>
      <ListToolbar label={t('search')} search={search} onSearch={(words) => narrow({ search: words })}>
        <AddButton onAdd={() => begin({ kind: 'create' })}>{t('add')}</AddButton>
      </ListToolbar>
      {found.length > 0 && (
        <AccountTable
          accounts={found}
          sorting={{ sort, onSort: (next) => narrow({ sort: next }) }}
          onTask={begin}
        />
      )}
      {found.length === 0 && <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />}
      <RequiredFactor />
      {task && <AccountDialog task={task} accounts={accounts} onTask={begin} />}
    </>
  );
}
