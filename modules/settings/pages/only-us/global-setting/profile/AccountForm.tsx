import { type NewAccountInput, newAccountInput } from '#lib/account-inputs.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { refreshSession } from '#renderer/only-us/session/session-sync.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/refresh-after.ts';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { AccountFields } from './AccountFields.tsx';
import type { Account } from './account.ts';

/** Changes name, email and role. */
export function AccountForm({ account, onClose }: { account: Account; onClose(): void }) {
  const { id, version, name, email, role, self } = account;
  const recordForm = useRecordForm<NewAccountInput>({
    schema: newAccountInput,
    record: { version, values: { name, email, role } },
    draftKey: `account ${id}`,
    labels: { name: t('name'), email: t('email'), role: t('role') },
    format: { role: (chosen) => t(chosen) },
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
