import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { FormDialog } from '#renderer/ui/FormDialog.tsx';
import { type NewAccountInput, newAccountInput } from '#server/auth/account-inputs.ts';
import { AccountFields } from './AccountFields.tsx';
import type { Task } from './account.ts';
import { showTaken } from './show-taken.ts';

/** A new account: who it is for and what it may do. Leads on to the link to hand over. */
export function NewAccountForm({ onTask }: { onTask(next: Task | null): void }) {
  const form = useForm<NewAccountInput>({
    resolver: zodResolver(newAccountInput),
    defaultValues: { name: '', email: '', role: 'client' },
  });
  const utils = api.useUtils();
  const create = api.user.create.useMutation({ onError: (error) => showTaken(form, error) });
  const next = useRef<Task | null>(null);
  const save = async (details: NewAccountInput) => {
    const { link } = await create.mutateAsync(details);
    next.current = { kind: 'link', link, name: details.name, first: true };
    await utils.user.invalidate();
  };
  return (
    <FormDialog
      title={t('addTitle')}
      form={form}
      saveLabel={t('create')}
      onSave={save}
      onClose={() => onTask(next.current)}
    >
      <AccountFields form={form} emailHint={t('emailHint')} roleHint={t('roleHint')} />
    </FormDialog>
  );
}
