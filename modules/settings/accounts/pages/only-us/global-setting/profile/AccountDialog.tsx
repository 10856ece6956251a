import { Button, Dialog, Flex } from '@radix-ui/themes';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type NewAccountInput, newAccountInput } from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { rightNames, rights } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EndAllButton, SessionRows } from '#renderer/only-us/auth/Sessions.tsx';
import { refreshSession } from '#renderer/only-us/auth/session-sync.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/ConfirmDialog.tsx';
import { CopyField } from '#renderer/only-us/ui/CopyField.tsx';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { nothing, SelectInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { OpenDialog } from '#renderer/only-us/ui/OpenDialog.tsx';
import { useRestoreFocus } from '#renderer/only-us/ui/use-restore-focus.ts';
import type { Account, PasswordLink, Task } from './accounts.ts';

interface Props {
  task: Task;
  accounts: Account[];
  onTask(task: Task | null): void;
}

export function AccountDialog({ task, accounts, onTask }: Props) {
  const onClose = () => onTask(null);
  if (task.kind === 'create') return <NewAccountForm onTask={onTask} />;
  if (task.kind === 'link') return <LinkDialog {...task} onClose={onClose} />;
  const account = accounts.find(({ id }) => id === task.id);
  switch (task.kind) {
    case 'edit':
      return (
        <OpenedDialog
          type={{ noun: 'account' }}
          opened={task.id}
          isKnown={account !== undefined}
          onClose={onClose}
        >
          {account && <AccountForm account={account} onClose={onClose} />}
        </OpenedDialog>
      );
    case 'sessions':
      return account && <SessionsDialog account={account} onClose={onClose} />;
    default:
      return account && <Question kind={task.kind} account={account} onClose={onClose} />;
  }
}

const doneTexts = { deactivate: 'deactivated', resetFactor: 'factorReset', delete: 'deleted' } as const;

interface QuestionProps {
  kind: keyof typeof doneTexts;
  account: Account;
  onClose(): void;
}

function Question({ kind, account: { id, name, email, self }, onClose }: QuestionProps) {
  const utils = api.useUtils();
  const { deactivate, resetSecondFactor, delete: remove } = api.user;
  const { mutateAsync } = { deactivate, resetFactor: resetSecondFactor, delete: remove }[kind].useMutation({
    onSuccess: () => toast(t(doneTexts[kind], { name }), 'success'),
    onSettled: thenRefetch(() => utils.user.invalidate()),
  });
  const isOwn = self && kind !== 'resetFactor';
  return (
    <ConfirmDialog
      title={t(`${kind}Title`, { name })}
      description={isOwn ? t(`${kind}OwnText`) : t(`${kind}Text`, { name, email })}
      confirmLabel={t(kind)}
      {...(kind === 'deactivate' && { color: 'orange' })}
      onConfirm={() => mutateAsync({ id })}
      onClose={onClose}
    />
  );
}

function SessionsDialog({ account: { id, name, self }, onClose }: { account: Account; onClose(): void }) {
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

function AccountForm({ account, onClose }: { account: Account; onClose(): void }) {
  const { id, version, name, email, role, right, self } = account;
  const recordForm = useRecordForm<NewAccountInput>({
    schema: newAccountInput,
    record: { version, values: { name, email, role, right } },
    draftKey: `account ${id}`,
    labels: { name: t('name'), email: t('email'), role: t('role'), right: t('right') },
    format: {
      role: (chosen) => t(chosen),
      right: (chosen) => (chosen ? localize(rightNames[chosen]) : t('noRight')),
    },
  });
  const utils = api.useUtils();
  const update = api.user.update.useMutation(refreshAfter(() => utils.user.invalidate()));
  const save = async (details: NewAccountInput, started: number) => {
    await update.mutateAsync({ ...details, id, version: started });
    toast(t('success'), 'success');
    // The app bar shows one's own name.
    if (self) refreshSession();
  };
  return (
    <FormDialog title={t('editTitle')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <AccountFields form={recordForm.form} roleHint={t(self ? 'ownRoleHint' : 'roleHint')} />
    </FormDialog>
  );
}

/** Creates an account, then shows the link to hand over. */
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
  /** Whether it is the account's first password. */
  first: boolean;
  onClose(): void;
}

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

interface FieldsProps {
  form: UseFormReturn<NewAccountInput>;
  emailHint?: string;
  roleHint: string;
}

const roles = ['client', 'administrator'] as const;

function AccountFields({ form, emailHint, roleHint }: FieldsProps) {
  const { role, right } = useWatch({ control: form.control });
  return (
    <>
      <TextInput form={form} name="name" label={t('name')} autoFocus />
      <TextInput form={form} name="email" label={t('email')} hint={emailHint} type="email" />
      <SelectInput
        form={form}
        name="role"
        label={t('role')}
        hint={roleHint}
        options={roles.map((role) => ({ value: role, label: t(role) }))}
      />
      {role === 'client' && (
        <SelectInput
          form={form}
          name="right"
          label={t('right')}
          hint={t(`${right ?? 'client'}Hint`)}
          options={[
            { value: nothing, label: t('noRight') },
            ...rights.map((value) => ({ value, label: localize(rightNames[value]) })),
          ]}
        />
      )}
    </>
  );
}
