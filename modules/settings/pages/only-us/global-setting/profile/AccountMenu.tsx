import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { RowMenu } from '#renderer/only-us/ui/RowMenu.tsx';
import type { Account, Task } from './account.ts';

interface Props {
  account: Account;
  onTask(task: Task): void;
}

/** What else can be done with an account. */
export function AccountMenu({ account, onTask }: Props) {
  const { id, name, active, hasPassword } = account;
  const { makeLink, activate } = useChanges(account, onTask);
  const dialog = (kind: 'sessions' | 'deactivate' | 'delete') => () => onTask({ kind, id });
  return (
    <RowMenu
      label={t('more', { name })}
      items={[
        { label: t('sessions'), onSelect: dialog('sessions') },
        active && { label: t(hasPassword ? 'reset' : 'invite'), onSelect: makeLink },
        active && { label: t('deactivate'), onSelect: dialog('deactivate') },
        !active && { label: t('activate'), onSelect: activate },
        { label: t('delete'), color: 'red', onSelect: dialog('delete') },
      ]}
    />
  );
}

// What needs no question: a link changes nothing until it is used.
function useChanges({ id, name, hasPassword }: Account, onTask: (task: Task) => void) {
  const utils = api.useUtils();
  const link = api.user.createPasswordLink.useMutation({
    onSuccess: (link) => onTask({ kind: 'link', link, name, first: !hasPassword }),
    onError: () => utils.user.getAll.invalidate(),
  });
  const activation = api.user.activate.useMutation({
    onSuccess: () => toast(t('activated', { name }), 'success'),
    onSettled: () => utils.user.invalidate(),
  });
  return { makeLink: () => link.mutate({ id }), activate: () => activation.mutate({ id }) };
}
