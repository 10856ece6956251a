import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Dialog, Flex, TextField } from '@radix-ui/themes';
import { useForm } from 'react-hook-form';
import { changePasswordInput } from '#lib/password-rules.ts';
import { Field } from '../ui/Field.tsx';
import { useChangePassword } from './use-change-password.ts';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'currentPassword', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    hint: '8 to 16 characters, letters and digits.',
    type: 'password',
    autoComplete: 'new-password',
  },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const;

/** A new password for one's own account, with the rules of the server (spec §5). */
export function PasswordForm({ email, onDone }: { email: string; onDone(): void }) {
  const form = useForm({
    resolver: zodResolver(changePasswordInput),
    defaultValues: { email, currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const change = useChangePassword(onDone);
  return (
    <form onSubmit={form.handleSubmit(change)} noValidate>
      <Flex direction="column" gap="4">
        {fields.map(({ name, type, autoComplete, ...words }) => (
          <Field key={name} {...words} error={errors[name]?.message}>
            <TextField.Root {...{ type, autoComplete }} {...form.register(name, readings[name])} />
          </Field>
        ))}
      </Flex>
      <Flex gap="3" mt="5" justify="end">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Cancel
          </Button>
        </Dialog.Close>
        <Button type="submit" loading={isSubmitting}>
          Change password
        </Button>
      </Flex>
    </form>
  );
}

// The new password may be left out (spec §5): an empty field is none.
const readings: Partial<Record<string, object>> = {
  newPassword: { setValueAs: (text: string | undefined) => text || undefined },
};
