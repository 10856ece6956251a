import { Button, Flex, TextField } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { OpenDialog } from '#renderer/only-us/ui/OpenDialog.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { EnteredRedirect } from './redirect.ts';
import { t } from './texts.ts';

type Answer = 'redirects' | 'gone';
const answers: Answer[] = ['redirects', 'gone'];

interface Props {
  /** The redirect to edit; a new one without. */
  redirect?: EnteredRedirect;
  /** The address of a new one. */
  from?: string;
  onClose(): void;
}

/** Adds a redirect or changes one. */
export function RedirectDialog({ redirect, from: given = '', onClose }: Props) {
  const [from, setFrom] = useState(redirect?.path ?? given);
  const [to, setTo] = useState(redirect?.target ?? '');
  const [answer, setAnswer] = useState<Answer>(redirect?.target === null ? 'gone' : 'redirects');
  const { save, errors, isSaving } = useSaveRedirect(redirect, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ from, to: answer === 'gone' ? 'gone' : to });
  };
  return (
    <OpenDialog title={t(redirect ? 'editTitle' : 'add')} maxWidth="520px" onClose={onClose}>
      <form onSubmit={submit}>
        <Flex direction="column" gap="4">
          <Field label={t('from')} hint={t('fromHint')} error={errors.from}>
            <TextField.Root
              value={from}
              maxLength={500}
              placeholder="/2023/05/judul"
              required
              onChange={({ target }) => setFrom(target.value)}
            />
          </Field>
          <Field label={t('answer')}>
            <SelectField
              value={answer}
              options={answers.map((value) => ({ value, label: t(value) }))}
              onChange={(chosen) => setAnswer(chosen)}
            />
          </Field>
          {answer === 'redirects' && (
            <Field label={t('to')} hint={t('toHint')} error={errors.to}>
              <TextField.Root
                value={to}
                maxLength={500}
                placeholder="/blogs/judul"
                required
                onChange={({ target }) => setTo(target.value)}
              />
            </Field>
          )}
        </Flex>
        <Flex gap="3" mt="5" justify="end">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Flex>
      </form>
    </OpenDialog>
  );
}

function useSaveRedirect(redirect: EnteredRedirect | undefined, onSaved: () => void) {
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const utils = api.useUtils();
  const options = {
    meta: { toast: false },
    onSuccess() {
      toast(common('saved'), 'success', { text: t('saved') });
      onSaved();
    },
    onError(error: Parameters<typeof failureMessage>[0]) {
      const fields = (error as { data?: { fields?: Record<string, string[]> } }).data?.fields;
      if (fields) setErrors({ from: fields.from?.[0], to: fields.to?.[0] });
      else toast(failureMessage(error));
    },
    onSettled: () => utils.redirect.invalidate(),
  };
  const create = api.redirect.create.useMutation(options);
  const update = api.redirect.update.useMutation(options);
  const save = (entered: { from: string; to: string }) => {
    setErrors({});
    if (redirect) update.mutate({ ...entered, id: redirect.id, version: redirect.version });
    else create.mutate(entered);
  };
  return { save, errors, isSaving: create.isPending || update.isPending };
}
