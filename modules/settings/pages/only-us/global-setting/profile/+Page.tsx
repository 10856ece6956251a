import { Button, Flex } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/ui/EmptyState.tsx';
import { SearchField } from '#renderer/ui/SearchField.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountTable } from './AccountTable.tsx';
import type { Task } from './account.ts';
import { isFound } from './found.ts';

/** Who may sign in: invite, edit, reset passwords, see and end sessions, deactivate, delete. */
export default function Page() {
  const { data: accounts, isError, refetch } = api.user.getAll.useQuery();
  const [words, setWords] = useState('');
  const [task, begin] = useState<Task | null>(null);
  const found = accounts?.filter((account) => isFound(account, words)) ?? [];
  if (!accounts && isError) {
    return (
      <EmptyState title={t('failedTitle')} text={t('failedText')}>
        <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Flex gap="3" mb="4" align="center">
        <SearchField label={t('search')} value={words} onChange={setWords} />
        <Button ml="auto" onClick={() => begin({ kind: 'create' })}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      </Flex>
      {found.length > 0 && <AccountTable accounts={found} onTask={begin} />}
      {accounts && found.length === 0 && <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />}
      {accounts && task && <AccountDialog task={task} accounts={accounts} onTask={begin} />}
    </>
  );
}
