import { Button, Flex, Spinner, TextField } from '@radix-ui/themes';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, type ReactNode, useState } from 'react';
import { getPasskey, hasPasskeys } from '../../ui/passkey.ts';
import { failureSentence } from '../failure.ts';
import { Field } from '../ui/base/Field.tsx';
import { DialogFooter, OpenDialog } from '../ui/base/OpenDialog.tsx';
import { QuietButton } from '../ui/base/QuietButton.tsx';
import { texts } from '../ui/base/texts.ts';

const t = texts('proof', {
  password: 'Password',
  code: 'Code',
  codeHint: 'The six digits of your authenticator app, or a recovery code.',
  useCode: 'Use a code instead',
  usePassword: 'Use your password instead',
  usePasskey: 'Use a passkey',
  noPasskey: 'No passkey was chosen. Please try again, or use another way.',
});

type Way = 'password' | 'code';

export type Proof = { password: string } | { code: string } | { passkey: Record<string, unknown> };

interface Props {
  title: string;
  description: string;
  isLoading?: boolean;
  /** Proofs that can be typed; the first is asked for. */
  ways: Way[];
  /** The options to ask a browser for the account's passkey; false without one. */
  askForPasskey: (() => Promise<Parameters<typeof getPasskey>[0]>) | false;
  /** Returns a refusal, or nothing. Failures are shown, too. */
  prove(proof: Proof, form: FormData): Promise<string | undefined>;
  submit: string;
  cancel?: string;
  onClose(): void;
  children?: ReactNode;
}

/** Asks for a password or a code, or for a passkey. */
export function ProofDialog(props: Props) {
  const { title, description, isLoading, onClose } = props;
  return (
    <OpenDialog {...{ title, description, onClose }} maxWidth="420px">
      {isLoading ? <Spinner mt="4" /> : <ProofForm {...props} />}
    </OpenDialog>
  );
}

function ProofForm({ ways, askForPasskey, prove, submit, cancel, onClose, children }: Props) {
  const [chosen, setChosen] = useState<Way>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'form' | 'passkey'>();
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  const other = ways.find((each) => each !== way);
  const run = async (which: 'form' | 'passkey', work: () => Promise<string | undefined>) => {
    setBusy(which);
    setError(undefined);
    setError(await work().catch(failureSentence));
    setBusy(undefined);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree the form that waits may be around this one.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get(way ?? ''));
    void run('form', () => prove(way === 'password' ? { password: typed } : { code: typed }, form));
  };
  const sign = async (ask: NonNullable<Exclude<Props['askForPasskey'], false>>) => {
    const passkey = await getPasskey(await ask());
    return passkey ? prove({ passkey }, new FormData()) : t('noPasskey');
  };
  return (
    <form onSubmit={send}>
      <Flex direction="column" gap="4" mt="4">
        {children}
        {way && (
          // A field of its own for each: what was typed into one isn't the other.
          <Field key={way} label={t(way)} error={error} hint={way === 'code' && t('codeHint')}>
            <TextField.Root
              name={way}
              type={way === 'password' ? 'password' : 'text'}
              autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
              autoFocus
            />
          </Field>
        )}
        <Flex gap="3" wrap="wrap">
          {askForPasskey && hasPasskeys() && (
            <Button
              type="button"
              variant="soft"
              loading={busy === 'passkey'}
              onClick={() => void run('passkey', () => sign(askForPasskey))}
            >
              <Fingerprint size={16} aria-hidden /> {t('usePasskey')}
            </Button>
          )}
          {other && (
            <QuietButton onClick={() => setChosen(other)}>
              {t(other === 'code' ? 'useCode' : 'usePassword')}
            </QuietButton>
          )}
        </Flex>
      </Flex>
      <DialogFooter {...{ onClose, cancel }}>
        {way && (
          <Button type="submit" loading={busy === 'form'}>
            {submit}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
