import { Button, Dialog, Flex } from '@radix-ui/themes';
import { useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type NewAccountInput, newAccountInput } from '#lib/account-inputs.ts';
import { say } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { refreshSession } from '#renderer/only-us/auth/session-sync.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/ConfirmDialog.tsx';
import { CopyField } from '#renderer/only-us/ui/CopyField.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { useRestoreFocus } from '#renderer/only-us/ui/use-restore-focus.ts';
import { AccountFields } from './AccountFields.tsx';
import type { Account, PasswordLink, Task } from './account.ts';
import { SessionsDialog } from './SessionsDialog.tsx';

interface Props {
  task: Task;
  accounts: Account[];
  onTask(task: Task | null): void;
}

/** The dialog for what somebody has begun. */
export function AccountDialog({ task, accounts, onTask }: Props) {
  const onClose = () => onTask(null);
  if (task.kind === 'create') return <NewAccountForm onTask={onTask} />;
  if (task.kind === 'link') return <LinkDialog {...task} onClose={onClose} />;
  const account = accounts.find(({ id }) => id === task.id);
  if (!account) return null;
  switch (task.kind) {
    case 'edit':
      return <AccountForm account={account} onClose={onClose} />;
    case 'sessions':
      return <SessionsDialog account={account} onClose={onClose} />;
    case 'deactivate':
      return <Deactivate account={account} onClose={onClose} />;
    case 'resetFactor':
      return <ResetFactor account={account} onClose={onClose} />;
    case 'delete':
      return <Delete account={account} onClose={onClose} />;
  }
}

function Deactivate({ account: { id, name, self }, onClose }: { account: Account; onClose(): void }) {
  const utils = api.useUtils();
  const deactivate = api.user.deactivate.useMutation({
    onSuccess: () => toast(t('deactivated', { name }), 'success'),
    onSettled: thenRefetch(() => utils.user.invalidate()),
  });
  return (
    <ConfirmDialog
      title={t('deactivateTitle', { name })}
      description={self ? t('deactivateOwnText') : t('deactivateText', { name })}
      confirmLabel={t('deactivate')}
      color="orange"
      onConfirm={() => deactivate.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}

function ResetFactor({ account: { id, name }, onClose }: { account: Account; onClose(): void }) {
  const utils = api.useUtils();
  const reset = api.user.resetSecondFactor.useMutation({
    onSuccess: () => toast(t('factorReset', { name }), 'success'),
    onSettled: thenRefetch(() => utils.user.invalidate()),
  });
  return (
    <ConfirmDialog
      title={t('resetFactorTitle', { name })}
      description={t('resetFactorText', { name })}
      confirmLabel={t('resetFactor')}
      onConfirm={() => reset.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}

function Delete({ account: { id, name, email, self }, onClose }: { account: Account; onClose(): void }) {
  const utils = api.useUtils();
  const remove = api.user.delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: thenRefetch(() => utils.user.invalidate()),
  });
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      description={self ? t('deleteOwnText') : t('deleteText', { email })}
      confirmLabel={t('delete')}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}

/** Changes name, email, role and right. */
function AccountForm({ account, onClose }: { account: Account; onClose(): void }) {
  const { id, version, name, email, role, right, self } = account;
  const recordForm = useRecordForm<NewAccountInput>({
    schema: newAccountInput,
    record: { version, values: { name, email, role, right } },
    draftKey: `account ${id}`,
    labels: { name: t('name'), email: t('email'), role: t('role'), right: t('right') },
    format: {
      role: (chosen) => t(chosen),
      right: (chosen) => (chosen ? say(rightNames[chosen]) : t('noRight')),
    },
  });
  const utils = api.useUtils();
  const update = api.user.update.useMutation(refreshAfter(() => utils.user.invalidate()));
  const save = async (details: NewAccountInput, started: number) => {
    await update.mutateAsync({ ...details, id, version: started });
    toast(t('saved'), 'success');
    // The app bar shows one's own name.
    if (self) refreshSession();
  };
  return (
    <FormDialog title={t('editTitle')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <AccountFields form={recordForm.form} roleHint={t(self ? 'ownRoleHint' : 'roleHint')} />
    </FormDialog>
  );
}

/** A new account: who it is for and what it may do. Leads on to the link to hand over. */
function NewAccountForm({ onTask }: { onTask(next: Task | null): void }) {
  const recordForm = useRecordForm<NewAccountInput>({
    schema: newAccountInput,
    record: { version: 0, values: { name: '', email: '', role: 'client', right: null } },
    draftKey: 'account new',
    labels: {},
  });
  const { sendsLinks } = usePageContext();
  const utils = api.useUtils();
  const create = api.user.create.useMutation();
  const next = useRef<Task | null>(null);
  const save = async (details: NewAccountInput) => {
    const { link } = await create.mutateAsync(details);
    const { name, email } = details;
    next.current = { kind: 'link', link, name, email, first: true };
    void utils.user.invalidate();
  };
  return (
    <FormDialog
      title={t('addTitle')}
      recordForm={recordForm}
      saveLabel={t('create')}
      onSave={save}
      onClose={() => onTask(next.current)}
    >
      <AccountFields
        form={recordForm.form}
        emailHint={t(sendsLinks ? 'emailHintMailed' : 'emailHint')}
        roleHint={t('roleHint')}
      />
    </FormDialog>
  );
}

interface LinkDialogProps {
  link: PasswordLink;
  name: string;
  email: string;
  /** Is it the account's first password? */
  first: boolean;
  onClose(): void;
}

/** The link through which somebody chooses a password, to be handed over by the administrator. */
function LinkDialog({ link: { url, expiresAt, delivery }, name, email, first, onClose }: LinkDialogProps) {
  const { timeZone } = usePageContext().site;
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content maxWidth="560px" onCloseAutoFocus={restoreFocus}>
        <Dialog.Title>{t(first ? 'inviteTitle' : 'resetTitle', { name })}</Dialog.Title>
        <Dialog.Description mb="4">
          {delivery && delivery !== 'sent' && t('linkNotMailed', { email })}{' '}
          {delivery === 'sent' ? t('linkMailed', { email }) : t('linkText', { name })}{' '}
          {!first && t('resetText')}
        </Dialog.Description>
        <CopyField label={t('link')} value={url} />
        <Muted mt="2">{t('linkUntil', { until: spokenTime(expiresAt, timeZone) })}</Muted>
        <Flex mt="5" justify="end">
          <Dialog.Close>
            <Button>{t('done')}</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
