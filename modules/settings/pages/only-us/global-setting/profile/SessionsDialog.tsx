import '#renderer/only-us/ui/rows.css';
import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { useRestoreFocus } from '#renderer/only-us/ui/use-restore-focus.ts';
import type { Account } from './account.ts';
import { SessionRow } from './SessionRow.tsx';

/** Where an account is signed in, with the buttons that end it. */
export function SessionsDialog({ account, onClose }: { account: Account; onClose(): void }) {
  const restoreFocus = useRestoreFocus();
  const sessions = api.user.getSessions.useQuery({ id: account.id }, { refetchOnMount: 'always' });
  const { data = [], isPending, isError } = sessions;
  const endable = data.filter(({ current }) => !current).length;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content maxWidth="600px" aria-describedby={undefined} onCloseAutoFocus={restoreFocus}>
        <Dialog.Title>{t('sessionsTitle', { name: account.name })}</Dialog.Title>
        {isPending && <Text color="gray">{t('loading')}</Text>}
        {isError && <Text color="red">{t('sessionsFailed')}</Text>}
        {sessions.isSuccess && data.length === 0 && <Text color="gray">{t('noSessions')}</Text>}
        <ul className="panel rows">
          {data.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
        <Flex mt="5" gap="3" justify="end">
          {endable > 0 && <EndAll account={account} />}
          <Dialog.Close>
            <Button>{t('done')}</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function EndAll({ account: { id, name, self } }: { account: Account }) {
  const utils = api.useUtils();
  const endAll = api.user.endSessions.useMutation({
    onSuccess: () => toast(t('allEnded'), 'success'),
    onSettled: () => utils.user.invalidate(),
  });
  const label = t(self ? 'endOthers' : 'endAll');
  return (
    <ConfirmButton
      title={t(self ? 'endOthersTitle' : 'endAllTitle', { name })}
      description={t(self ? 'endOthersText' : 'endAllText', { name })}
      confirmLabel={label}
      onConfirm={() => endAll.mutateAsync({ id })}
    >
      <Button variant="soft" color="red">
        {label}
      </Button>
    </ConfirmButton>
  );
}
