import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Dialog, Flex, TextField } from '@radix-ui/themes';
import { useForm } from 'react-hook-form';
import { changePasswordInput } from '#server/auth/password-rules.ts';
import { Field } from '../../ui/Field.tsx';
import { api } from '../api.ts';
import { failureMessage } from '../failure.ts';
import { signOut } from '../session/client.ts';
import { toast } from '../toast.ts';

interface Props {
  /** The session's e-mail address, which the form starts with. */
  email: string;
  open: boolean;
  onClose(): void;
}

// So long the toast can be read before the sign-in page takes its place.
const readingTime = 2500;

/** The dialog of spec §4 and §5: a new password for one's own account, and then out. */
export function ChangePassword({ email, open, onClose }: Props) {
  const values = { email, currentPassword: '', newPassword: '', confirmPassword: '' };
  const form = useForm({ resolver: zodResolver(changePasswordInput), defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    form.reset(values);
    onClose();
  };
  const change = api.user.changePassword.useMutation({
    meta: { toast: false },
    onError: (error) => toast(failureMessage(error, 'Process failed please try again.')),
    onSuccess() {
      close();
      toast('Change password success.', 'success');
      setTimeout(() => void signOut({ callbackUrl: '/auth/signin' }), readingTime);
    },
  });
  const submit = form.handleSubmit((input) => change.mutateAsync(input).catch(() => undefined));
  const field = (name: keyof typeof values) => ({ label: labels[name], error: errors[name]?.message });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
        <Dialog.Title>Change Password</Dialog.Title>
        <form onSubmit={submit} noValidate>
          <Flex direction="column" gap="4">
            <Field {...field('email')}>
              <TextField.Root type="email" autoComplete="username" {...form.register('email')} />
            </Field>
            <Field {...field('currentPassword')}>
              <TextField.Root
                type="password"
                autoComplete="current-password"
                {...form.register('currentPassword')}
              />
            </Field>
            <Field {...field('newPassword')} hint="8 to 16 characters, with letters and digits.">
              <TextField.Root
                type="password"
                autoComplete="new-password"
                {...form.register('newPassword', { setValueAs: (text) => text || undefined })}
              />
            </Field>
            <Field {...field('confirmPassword')}>
              <TextField.Root
                type="password"
                autoComplete="new-password"
                {...form.register('confirmPassword')}
              />
            </Field>
          </Flex>
          <Flex gap="3" mt="5" justify="end">
            <Button type="button" variant="soft" color="gray" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting}>
              Change password
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const labels = {
  email: 'Email',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
};
