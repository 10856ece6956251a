import { Button, Dialog, Flex, TextField } from '@radix-ui/themes';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Field } from '../ui/Field.tsx';
import { texts } from '../ui/texts.ts';
import { useRestoreFocus } from '../ui/use-restore-focus.ts';
import { signIn } from './auth-client.ts';
import { answer, isSaveWaiting, subscribe } from './sign-in-again.ts';

const t = texts('signInAgain', {
  title: 'Please sign in again',
  text: 'Your session has ended. What you typed is still here.',
  textSaving:
    'Your session has ended. What you typed is still here, and we’ll finish saving after you sign in.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  notNow: 'Not now',
  wrong: 'Email and password don’t match.',
  tooMany: 'Too many attempts. Please try again in 15 minutes, or in an hour at the latest.',
  unreachable: 'The server isn’t responding. Please try again in a moment.',
});

const sentences: Record<string, string> = { TooManyRequests: t('tooMany') };

/** Signs in over an unsaved form, when the session has ended meanwhile. */
export function SignInAgain() {
  const { user } = usePageContext();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSaving = useSyncExternalStore(subscribe, isSaveWaiting, () => false);
  const restoreFocus = useRestoreFocus();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree the form that waits may be around this one.
    event.stopPropagation();
    setBusy(true);
    const problem = await trySignIn(Object.fromEntries(new FormData(event.currentTarget)));
    setBusy(false);
    if (problem) setError(problem);
    else answer(true);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || answer(false)}>
      <Dialog.Content maxWidth="420px" onCloseAutoFocus={restoreFocus}>
        <Dialog.Title>{t('title')}</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {t(isSaving ? 'textSaving' : 'text')}
        </Dialog.Description>
        <form onSubmit={submit}>
          <Flex direction="column" gap="4">
            <Field label={t('email')}>
              <TextField.Root name="email" type="email" autoComplete="username" defaultValue={user?.email} />
            </Field>
            <Field label={t('password')} error={error}>
              <TextField.Root name="password" type="password" autoComplete="current-password" autoFocus />
            </Field>
          </Flex>
          <Flex gap="3" mt="5" justify="end">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {t('notNow')}
              </Button>
            </Dialog.Close>
            <Button type="submit" loading={busy}>
              {t('signIn')}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What went wrong; nothing when it worked. */
async function trySignIn(fields: Record<string, unknown>): Promise<string | undefined> {
  try {
    const result = await signIn('credentials', { ...fields, redirect: false });
    if (result?.error) return sentences[result.error] ?? t('wrong');
    return undefined;
  } catch {
    return t('unreachable');
  }
}
