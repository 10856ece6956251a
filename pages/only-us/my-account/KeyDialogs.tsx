import { Button, Code, Flex, Grid, Spinner, TextField } from '@radix-ui/themes';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { browserName } from '#lib/browser-name.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { downloadText } from '#renderer/only-us/ui/base/download-text.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { createPasskey, hasPasskeys } from '#renderer/ui/passkey.ts';
import { t } from './texts.ts';

interface Props {
  /** `codes`: the recovery codes that came with the first key. */
  onAdded(codes: string[] | null): void;
  onClose(): void;
}

const quiet = { meta: { toast: false } };

export function AddPasskey({ onAdded, onClose }: Props) {
  const start = api.secondFactor.startPasskey.useMutation(quiet);
  const finish = api.secondFactor.finishPasskey.useMutation(quiet);
  const add = async (name: string) => {
    if (!hasPasskeys()) throw new Error(t('tooOld'));
    const response = await createPasskey(await start.mutateAsync());
    if (!response) throw new Error(t('notMade'));
    const { recoveryCodes } = await finish.mutateAsync({ name, response });
    onAdded(recoveryCodes);
  };
  return (
    <FieldDialog
      {...{ onClose, onSend: add }}
      dialog={{ title: t('addPasskey'), description: t('addPasskeyText') }}
      label={t('name')}
      hint={t('passkeyNameHint')}
      defaultValue={browserName(navigator.userAgent)}
      maxLength={80}
      required
    />
  );
}

export function AddAuthenticator({ onAdded, onClose }: Props) {
  const start = api.secondFactor.startAuthenticator.useMutation({ onError: onClose });
  const finish = api.secondFactor.finishAuthenticator.useMutation(quiet);
  const { mutate, data } = start;
  useEffect(() => mutate(), [mutate]);
  const add = async (code: string) => {
    if (!data) return;
    const { recoveryCodes } = await finish.mutateAsync({ sealed: data.sealed, code });
    onAdded(recoveryCodes);
  };
  if (!data) return <Spinner />;
  return (
    <FieldDialog
      {...{ onClose, onSend: add }}
      dialog={{ title: t('addAuthenticator'), description: t('scan') }}
      label={t('firstCode')}
      hint={t('firstCodeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
    >
      <img
        className="qr-code"
        src={`data:image/svg+xml,${encodeURIComponent(data.picture)}`}
        alt={t('qrCode')}
      />
      <div>
        <Muted mb="1">{t('orType')}</Muted>
        <CopyField label={t('secret')} value={data.secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      </div>
    </FieldDialog>
  );
}

interface FieldDialogProps extends ComponentProps<typeof TextField.Root> {
  dialog: { title: string; description: string };
  label: string;
  hint: string;
  onSend(text: string): Promise<void>;
  onClose(): void;
}

function FieldDialog({ dialog, label, hint, onSend, onClose, children, ...input }: FieldDialogProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const send = async () => {
    setError(await onSend(field.current?.value ?? '').then(() => undefined, problemOf));
  };
  return (
    <ActionDialog {...dialog} maxWidth="480px" action={t('continue')} onSubmit={send} onClose={onClose}>
      {children}
      <Field label={label} hint={hint} error={error}>
        <TextField.Root {...input} ref={field} autoFocus />
      </Field>
    </ActionDialog>
  );
}

// Our own errors are sentences; a browser's aren't.
function problemOf(error: unknown) {
  if (error instanceof DOMException) return t(error.name === 'InvalidStateError' ? 'hasOne' : 'notMade');
  return error instanceof Error && error.constructor === Error ? error.message : failureSentence(error);
}

export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { site, user } = usePageContext();
  const save = () => {
    const about = `${site.name} – ${user?.email}\n${t('recoveryCodes')}\n\n`;
    downloadText('recovery-codes.txt', `${about}${codes.join('\n')}\n`, 'text/plain');
  };
  return (
    <OpenDialog title={t('recoveryCodes')} description={t('codesText')} maxWidth="440px" onClose={onClose}>
      <Grid asChild columns="2" gap="2" my="4">
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <Code variant="ghost" size="3">
                {code}
              </Code>
            </li>
          ))}
        </ul>
      </Grid>
      <Flex gap="3" justify="end">
        <QuietButton onClick={save}>{t('download')}</QuietButton>
        <Button type="button" onClick={onClose}>
          {t('kept')}
        </Button>
      </Flex>
    </OpenDialog>
  );
}
