import { useRef } from 'react';
import { type NewAccountInput, newAccountInput } from '#lib/account-inputs.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { AccountFields } from './AccountFields.tsx';
import type { Task } from './account.ts';

/** A new account: who it is for and what it may do. Leads on to the link to hand over. */
export function NewAccountForm({ onTask }: { onTask(next: Task | null): void }) {
  const recordForm = useRecordForm<NewAccountInput>({
    schema: newAccountInput,
    record: { version: 0, values: { name: '', email: '', role: 'client' } },
    draftKey: 'account new',
    labels: {},
  });
  const utils = api.useUtils();
  const create = api.user.create.useMutation();
  const next = useRef<Task | null>(null);
  const save = async (details: NewAccountInput) => {
    const { link } = await create.mutateAsync(details);
    next.current = { kind: 'link', link, name: details.name, first: true };
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
      <AccountFields form={recordForm.form} emailHint={t('emailHint')} roleHint={t('roleHint')} />
    </FormDialog>
  );
}
