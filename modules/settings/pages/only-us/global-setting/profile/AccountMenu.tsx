import { DropdownMenu, IconButton } from '@radix-ui/themes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef } from 'react';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { Account, Task } from './account.ts';

interface Props {
  account: Account;
  onTask(task: Task): void;
}

/** What else can be done with an account. */
export function AccountMenu({ account, onTask }: Props) {
  const { id, name, active, hasPassword } = account;
  const { makeLink, activate } = useChanges(account, onTask);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(null);
  const choose = (run: () => void) => () => {
    chosen.current = run;
  };
  const dialog = (kind: 'sessions' | 'deactivate' | 'delete') => choose(() => onTask({ kind, id }));
  // Only when the menu is gone and its button has the focus again: a dialog returns the focus to its opener.
  const runChosen = () => {
    button.current?.focus();
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton ref={button} variant="soft" color="gray" aria-label={t('more', { name })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" color="gray" onCloseAutoFocus={runChosen}>
        <Item onSelect={dialog('sessions')}>{t('sessions')}</Item>
        {active && <Item onSelect={choose(makeLink)}>{t(hasPassword ? 'reset' : 'invite')}</Item>}
        {active && <Item onSelect={dialog('deactivate')}>{t('deactivate')}</Item>}
        {!active && <Item onSelect={choose(activate)}>{t('activate')}</Item>}
        <DropdownMenu.Separator />
        <Item color="red" onSelect={dialog('delete')}>
          {t('delete')}
        </Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const { Item } = DropdownMenu;

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
