import { Dialog, TextField } from '@radix-ui/themes';
import { useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Field } from '../ui/base/Field.tsx';
import { texts } from '../ui/base/texts.ts';
import { useRestoreFocus } from '../ui/base/use-restore-focus.ts';
import { signIn } from './auth-client.ts';
import { postForm } from './endpoints.ts';
import { type Proof, ProofForm } from './ProofForm.tsx';
import { refreshSession } from './session-sync.ts';
import { answer, isAsked, isSaveWaiting } from './sign-in-again.ts';

const t = texts('signInAgain', {
  title: 'Please sign in again',
  text: 'Your session has ended. What you typed is still here.',
  textSaving:
    'Your session has ended. What you typed is still here, and we’ll finish saving after you sign in.',
  notNow: 'Not now',
  wrong: 'Email and password don’t match.',
  // By the code that the server gives.
  WrongCode:
    'This code doesn’t match. Please type the one that the app shows now. If it never matches, set the time of your phone to automatic, or use another way.',
  WrongPasskey: 'This passkey doesn’t belong to your account. Please use another way.',
  SignInExpired: 'That took too long. Please start again with your password.',
  TooManyCodes: 'Too many wrong codes. Please use a passkey, or try again in an hour.',
  TooManyRequests: 'Too many attempts. Please try again in 15 minutes, or in an hour at the latest.',
  Unreachable: 'The server isn’t responding. Please try again in a moment.',
});

const reasons = [
  'WrongCode',
  'WrongPasskey',
  'SignInExpired',
  'TooManyCodes',
  'TooManyRequests',
  'Unreachable',
] as const;

/** Signs in over an unsaved form, when the session has ended meanwhile. */
export function SignInAgain() {
  const { user } = usePageContext();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const isSaving = useSyncExternalStore(isAsked.subscribe, isSaveWaiting, () => false);
  useRestoreFocus();
  const prove = async (proof: Proof, form: FormData) => {
    const error = await trySignIn(proof, String(form.get('email'))).catch(() => 'Unreachable');
    if (!error) answer(true);
    else setStep(error === 'SecondFactorRequired' ? 'code' : error === 'SignInExpired' ? 'password' : step);
    if (!error || error === 'SecondFactorRequired') return undefined;
    return t(reasons.find((reason) => reason === error) ?? 'wrong');
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || answer(false)}>
      <Dialog.Content maxWidth="420px">
        <Dialog.Title>{t('title')}</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {t(isSaving ? 'textSaving' : 'text')}
        </Dialog.Description>
        <ProofForm
          ways={[step]}
          askForPasskey={askForPasskey}
          prove={prove}
          submit={t('signIn')}
          cancel={t('notNow')}
        >
          {step === 'password' && (
            <Field label={t('email')}>
              <TextField.Root name="email" type="email" autoComplete="username" defaultValue={user?.email} />
            </Field>
          )}
        </ProofForm>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The code of what went wrong; null when it worked. */
async function trySignIn(proof: Proof, email: string): Promise<string | null> {
  if ('password' in proof)
    return (await signIn('credentials', { email, ...proof, redirect: false }))?.error ?? null;
  const { ok, body } = await ('code' in proof
    ? postForm<{ url: string }>('callback/second-factor', proof)
    : postForm<{ url: string }>('callback/passkey', { passkey: JSON.stringify(proof.passkey) }));
  if (ok) refreshSession();
  return new URL(body.url).searchParams.get('error');
}

type Options = Awaited<ReturnType<Exclude<Parameters<typeof ProofForm>[0]['askForPasskey'], false>>>;

async function askForPasskey() {
  return (await postForm<Options>('passkey-options', {})).body;
}
