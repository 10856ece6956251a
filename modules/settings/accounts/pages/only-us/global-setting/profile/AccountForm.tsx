import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type NewAccountInput, newAccountInput } from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { rightNames, rights } from '#lib/rights.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { refreshSession } from '#renderer/only-us/auth/session-sync.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { nothing, SelectInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { Account, NewLink } from './accounts.ts';

export function AccountForm({ account, onClose }: { account: Account; onClose(): void }) {
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

/** Creates an account. `onMade`: once it is closed, with the link to hand over. */
export function NewAccountForm({ onMade, onClose }: { onMade(link: NewLink): void; onClose(): void }) {
  const recordForm = useRecordForm<NewAccountInput>({
    schema: newAccountInput,
    record: { version: 0, values: { name: '', email: '', role: 'client', right: null } },
    draftKey: 'account new',
    labels: {},
  });
  const { sendsLinks } = usePageContext();
  const utils = api.useUtils();
  const create = api.user.create.useMutation();
  const made = useRef<NewLink>(null);
  const save = async (details: NewAccountInput) => {
    const { link } = await create.mutateAsync(details);
    made.current = { link, name: details.name, email: details.email, isFirst: true };
    void utils.user.invalidate();
  };
  const close = () => {
    onClose();
    if (made.current) onMade(made.current);
  };
  return (
    <FormDialog
      title={t('addTitle')}
      recordForm={recordForm}
      saveLabel={t('create')}
      onSave={save}
      onClose={close}
    >
      <AccountFields
        form={recordForm.form}
        emailHint={t(sendsLinks ? 'emailHintMailed' : 'emailHint')}
        roleHint={t('roleHint')}
      />
    </FormDialog>
  );
}

interface FieldsProps {
  form: UseFormReturn<NewAccountInput>;
  emailHint?: string;
  roleHint: string;
}

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
        options={(['client', 'administrator'] as const).map((value) => ({ value, label: t(value) }))}
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
