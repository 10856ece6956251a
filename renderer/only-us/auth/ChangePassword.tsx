import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Flex, Text, TextField, VisuallyHidden } from '@radix-ui/themes';
import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { localize } from '#lib/interface-language.ts';
import { changePasswordInput, keptRules } from '#lib/password-rules.ts';
import { api, type Inputs } from '../api.ts';
import { failureMessage, showFieldErrors } from '../failure.ts';
import { toast, toastFailure } from '../toast.ts';
import { Field } from '../ui/base/Field.tsx';
import { DialogFooter, OpenDialog } from '../ui/base/OpenDialog.tsx';
import { texts } from '../ui/base/texts.ts';
import { signOut } from './auth-client.ts';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'currentPassword', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const;

interface Props {
  email: string;
  onClose(): void;
  /** Puts the focus back to where it came from. */
  onClosed(): void;
}

/** The dialog of spec §4. Closing it takes the form and what was typed away. */
export function ChangePassword({ email, onClose, onClosed }: Props) {
  return (
    <OpenDialog title="Change Password" maxWidth="440px" onClose={onClose} onClosed={onClosed}>
      <PasswordForm email={email} onDone={onClose} />
    </OpenDialog>
  );
}

/** A new password for one's own account, with the rules of the server (spec §5). */
function PasswordForm({ email, onDone }: { email: string; onDone(): void }) {
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
            label={localize(label)}
            error={errors[name]?.message}
            hint={name === 'newPassword' && <PasswordHints password={password} current={current} />}
          >
            <TextField.Root {...{ type, autoComplete }} {...form.register(name, readings[name])} />
          </Field>
        ))}
      </Flex>
      <DialogFooter onClose={onDone}>
        <Button type="submit" loading={isSubmitting}>
          {localize('Change password')}
        </Button>
      </DialogFooter>
    </form>
  );
}

// The new password may be left out (spec §5): an empty field is none.
const readings: Partial<Record<string, object>> = {
  newPassword: { setValueAs: (text: string | undefined) => text || undefined },
};

type Change = Inputs['user']['changePassword'];

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

const t = texts('passwordHints', {
  length: '8 to 16 characters',
  letter: 'a letter',
  digit: 'a digit',
  plain: 'no accents or emoji',
  different: 'not the current one',
  kept: ', done',
  tooLong: ' ({count} are too many)',
});

function PasswordHints({ password, current }: { password: string; current: string }) {
  const count = password.length;
  return (
    <Flex asChild wrap="wrap" gapX="3">
      <ul>
        {Object.entries(keptRules(password, current)).map(([rule, isKept]) => {
          const isTooLong = rule === 'length' && count > 16;
          return (
            <Text key={rule} asChild color={isKept ? 'green' : isTooLong ? 'red' : 'gray'}>
              <li>
                {isKept ? <Check size={12} aria-hidden /> : <Dot size={12} aria-hidden />}{' '}
                {t(rule as 'letter')}
                {rule === 'length' && <span role="status">{isTooLong && t('tooLong', { count })}</span>}
                {isKept && <VisuallyHidden>{t('kept')}</VisuallyHidden>}
              </li>
            </Text>
          );
        })}
      </ul>
    </Flex>
  );
}
