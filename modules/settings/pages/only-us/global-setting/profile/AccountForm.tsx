import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Callout, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { tellThisTab } from '#renderer/only-us/session/messages.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormDialog } from '#renderer/ui/FormDialog.tsx';
import { type NewAccountInput, newAccountInput } from '#server/auth/account-inputs.ts';
import { AccountFields } from './AccountFields.tsx';
import type { Account } from './account.ts';
import { showTaken } from './show-taken.ts';

const detailsOf = ({ name, email, role }: Account): NewAccountInput => ({ name, email, role });

/** Changes name, e-mail and role. When somebody else saved meanwhile, it offers what they saved. */
export function AccountForm({ account, onClose }: { account: Account; onClose(): void }) {
  const [base, setBase] = useState(account);
  const form = useForm<NewAccountInput>({
    resolver: zodResolver(newAccountInput),
    defaultValues: detailsOf(base),
  });
  const utils = api.useUtils();
  const update = api.user.update.useMutation({ onError: (error) => showTaken(form, error) });
  const save = async (details: NewAccountInput) => {
    const { id, version, self } = base;
    await update.mutateAsync({ ...details, id, version }).finally(() => utils.user.invalidate());
    toast(t('saved'), 'success');
    // One's own name stands in the app bar.
    if (self) tellThisTab();
  };
  const loadSaved = () => {
    setBase(account);
    form.reset(detailsOf(account));
  };
  const outdated = account.version !== base.version && !form.formState.isSubmitting;
  return (
    <FormDialog title={t('editTitle')} form={form} onSave={save} onClose={onClose}>
      {outdated && <Conflict onLoad={loadSaved} />}
      <AccountFields form={form} roleHint={t(account.self ? 'ownRoleHint' : 'roleHint')} />
    </FormDialog>
  );
}

function Conflict({ onLoad }: { onLoad(): void }) {
  return (
    <Callout.Root color="amber" highContrast role="alert">
      <Callout.Text>{t('conflict')}</Callout.Text>
      <Flex>
        <Button type="button" variant="surface" color="amber" highContrast onClick={onLoad}>
          {t('loadSaved')}
        </Button>
      </Flex>
    </Callout.Root>
  );
}
