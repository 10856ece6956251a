import { Button, Dialog, Flex, TextField } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { api } from '../api.ts';
import { failureSentence } from '../failure.ts';
import { Field } from '../ui/Field.tsx';
import { texts } from '../ui/texts.ts';
import { useRestoreFocus } from '../ui/use-restore-focus.ts';
import { answerConfirm } from './confirm-link.ts';

const t = texts('confirm', {
  title: 'Please confirm that it’s you',
  text: 'This change needs your password once more. You won’t be asked again for ten minutes.',
  password: 'Password',
  confirm: 'Confirm',
  cancel: 'Cancel',
});

/** Asks somebody who is signed in to prove that it's them, over whatever they were doing. */
export function Confirm({ onClose }: { onClose(): void }) {
  const restoreFocus = useRestoreFocus();
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = api.account.confirm.useMutation({ meta: { toast: false } });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree the form that waits may be around this one.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password'));
    try {
      await mutateAsync({ password });
      answerConfirm(true);
    } catch (refusal) {
      setError(failureSentence(refusal));
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content maxWidth="420px" onCloseAutoFocus={restoreFocus}>
        <Dialog.Title>{t('title')}</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {t('text')}
        </Dialog.Description>
        <form onSubmit={submit}>
          <Field label={t('password')} error={error}>
            <TextField.Root name="password" type="password" autoComplete="current-password" autoFocus />
          </Field>
          <Flex gap="3" mt="5" justify="end">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {t('cancel')}
              </Button>
            </Dialog.Close>
            <Button type="submit" loading={isPending}>
              {t('confirm')}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
