import { Button, Flex } from '@radix-ui/themes';
import { t } from '#modules/settings/accounts/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EndAllButton, SessionRows } from '#renderer/only-us/auth/Sessions.tsx';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { OpenDialog } from '#renderer/only-us/ui/OpenDialog.tsx';
import type { Account } from './accounts.ts';

interface Props {
  account: Account;
  onClose(): void;
}

/** Where an account is signed in, with the buttons that end it. */
export function SessionsDialog({ account: { id, name, self }, onClose }: Props) {
  const sessions = api.user.getSessions.useQuery({ id }, { refetchOnMount: 'always' });
  const { data = [] } = sessions;
  const utils = api.useUtils();
  const onSettled = thenRefetch(() => utils.user.invalidate());
  const end = api.user.endSession.useMutation({ onSettled });
  const endAll = api.user.endSessions.useMutation({ onSettled });
  const endable = data.filter(({ current }) => !current).length;
  return (
    <OpenDialog title={t('sessionsTitle', { name })} maxWidth="600px" onClose={onClose}>
      {!sessions.data && <NotLoaded title={t('sessionsFailed')} query={sessions} />}
      {sessions.isSuccess && data.length === 0 && <Muted as="span">{t('noSessions')}</Muted>}
      <SessionRows sessions={data} end={end} />
      <Flex mt="5" gap="3" justify="end">
        {endable > 0 && (
          <EndAllButton name={self ? undefined : name} onEnd={() => endAll.mutateAsync({ id })} />
        )}
        <Button onClick={onClose}>{t('done')}</Button>
      </Flex>
    </OpenDialog>
  );
}
