import { TextField } from '@radix-ui/themes';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { sentenceFor } from '#lib/sign-in-errors.ts';
import { Field } from '../ui/base/Field.tsx';
import { texts } from '../ui/base/texts.ts';
import { signIn } from './auth-client.ts';
import { postForm } from './endpoints.ts';
import { type Proof, ProofDialog } from './ProofDialog.tsx';
import { refreshSession } from './session-sync.ts';
import { answer, signInAgain } from './sign-in-again.ts';

const t = texts('signInAgain', {
  title: 'Please sign in again',
  text: 'Your session has ended. What you typed is still here.',
  textSaving:
    'Your session has ended. What you typed is still here, and we’ll finish saving after you sign in.',
});

/** Signs in over an unsaved form, when the session has ended meanwhile. */
export function SignInAgain() {
  const { user } = usePageContext();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const isSaving = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAwaited, () => false);
  const prove = async (proof: Proof, form: FormData) => {
    const error = await trySignIn(proof, String(form.get('email')));
    if (!error) answer(true);
    else setStep(error === 'SecondFactorRequired' ? 'code' : error === 'SignInExpired' ? 'password' : step);
    const sentence = sentenceFor(error);
    return sentence ? localize(sentence) : undefined;
  };
  return (
    <ProofDialog
      title={t('title')}
      description={t(isSaving ? 'textSaving' : 'text')}
      ways={[step]}
      askForPasskey={askForPasskey}
      prove={prove}
      submit={t('signIn')}
      cancel={localize('Not now')}
      onClose={() => answer(false)}
    >
      {step === 'password' && (
        <Field label={t('email')}>
          <TextField.Root name="email" type="email" autoComplete="username" defaultValue={user?.email} />
        </Field>
      )}
    </ProofDialog>
  );
}

/** The code of an error; null after success. */
async function trySignIn(proof: Proof, email: string): Promise<string | null> {
  if ('password' in proof)
    return (await signIn('credentials', { email, ...proof, redirect: false }))?.error ?? null;
  const { ok, body } = await ('code' in proof
    ? postForm<{ url: string }>('callback/second-factor', proof)
    : postForm<{ url: string }>('callback/passkey', { passkey: JSON.stringify(proof.passkey) }));
  if (ok) refreshSession();
  return new URL(body.url).searchParams.get('error');
}

type Options = Awaited<ReturnType<Exclude<ComponentProps<typeof ProofDialog>['askForPasskey'], false>>>;

async function askForPasskey() {
  return (await postForm<Options>('passkey-options', {})).body;
}
