import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Dialog, Flex, TextField } from '@radix-ui/themes';
import type { inferRouterInputs } from '@trpc/server';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { say } from '#lib/interface-language.ts';
import { changePasswordInput } from '#lib/password-rules.ts';
import type { AppRouter } from '#server/router.ts';
import { api } from '../api.ts';
import { failureMessage, showFieldErrors } from '../failure.ts';
import { toast, toastFailure } from '../toast.ts';
import { Field } from '../ui/Field.tsx';
import { signOut } from './auth-client.ts';
import { PasswordHints } from './PasswordHints.tsx';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'currentPassword', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
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
  const [password = '', current] = form.watch(['newPassword', 'currentPassword']);
  const change = useChangePassword(form, onDone);
  return (
    <form onSubmit={form.handleSubmit(change)} noValidate>
      <Flex direction="column" gap="4">
        {fields.map(({ name, type, autoComplete, label }) => (
          <Field
            key={name}
            label={say(label)}
            error={errors[name]?.message}
            hint={name === 'newPassword' && <PasswordHints password={password} current={current} />}
          >
            <TextField.Root {...{ type, autoComplete }} {...form.register(name, readings[name])} />
          </Field>
        ))}
      </Flex>
      <Flex gap="3" mt="5" justify="end">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            {say('Cancel')}
          </Button>
        </Dialog.Close>
        <Button type="submit" loading={isSubmitting}>
          {say('Change password')}
        </Button>
      </Flex>
    </form>
  );
}

// The new password may be left out (spec §5): an empty field is none.
const readings: Partial<Record<string, object>> = {
  newPassword: { setValueAs: (text: string | undefined) => text || undefined },
};

type Change = inferRouterInputs<AppRouter>['user']['changePassword'];

// So long the toast can be read before the sign-in page takes its place, in milliseconds.
const readingTime = 2500;

/** Changes the password and signs out; a toast shows either outcome (spec §4 and §8). */
function useChangePassword(form: UseFormReturn<Change>, onDone: () => void) {
  const { mutateAsync } = api.user.changePassword.useMutation({ meta: { toast: false } });
  return async (change: Change) => {
    try {
      await mutateAsync(change);
    } catch (error) {
      toastFailure(error, failureMessage(error, 'Process failed please try again.'));
      showFieldErrors(form, error);
      return;
    }
    onDone();
    toast('Change password success.', 'success');
    setTimeout(() => void signOut({ callbackUrl: '/auth/signin' }), readingTime);
  };
}
