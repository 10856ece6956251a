import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { type RedirectFields, redirectFields } from '../../../../inputs.ts';
import type { EnteredRedirect } from './redirect.ts';
import { t } from './texts.ts';

// The target of an address that leads nowhere.
const gone = 'gone';
const answers = ['redirects', 'temporary', 'gone'] as const;

interface Props {
  /** Left out for a new one. */
  redirect?: EnteredRedirect;
  from?: string;
  onClose(): void;
}

export function RedirectDialog({ redirect, from = '', onClose }: Props) {
  const recordForm = useRecordForm<RedirectFields>({
    schema: redirectFields,
    record: {
      version: redirect?.version ?? 0,
      values: redirect
        ? { from: redirect.path, to: redirect.target ?? gone, temporary: redirect.temporary }
        : { from, to: '', temporary: false },
    },
    draftKey: `redirect ${redirect?.id ?? `new ${from}`}`,
    labels: { from: t('from'), to: t('to'), temporary: t('answer') },
    format: {
      to: (target) => (target === gone ? t('gone') : target),
      temporary: (isTemporary) => t(isTemporary ? 'temporary' : 'redirects'),
    },
  });
  const save = useSaveRedirect(redirect);
  const { form } = recordForm;
  return (
    <FormDialog
      title={t(redirect ? 'editTitle' : 'add')}
      recordForm={recordForm}
      onSave={save}
      onClose={onClose}
      maxWidth="520px"
    >
      <TextInput
        form={form}
        name="from"
        label={t('from')}
        hint={t('fromHint')}
        maxLength={500}
        placeholder="/2023/05/judul"
      />
      <AnswerFields form={form} takesFocus={from !== ''} />
    </FormDialog>
  );
}

function AnswerFields({ form, takesFocus }: { form: UseFormReturn<RedirectFields>; takesFocus: boolean }) {
  const target = form.watch('to');
  const [last, setLast] = useState('');
  const redirects = form.watch('temporary') ? 'temporary' : 'redirects';
  const answer = target === gone ? 'gone' : redirects;
  const choose = (chosen: (typeof answers)[number]) => {
    form.setValue('temporary', chosen === 'temporary', { shouldDirty: true });
    if ((chosen === 'gone') === (answer === 'gone')) return;
    setLast(target);
    form.clearErrors('to');
    form.setValue('to', chosen === 'gone' ? gone : last, { shouldDirty: true });
  };
  return (
    <>
      <Field label={t('answer')}>
        <SelectField
          value={answer}
          options={answers.map((value) => ({ value, label: t(value) }))}
          onChange={choose}
        />
      </Field>
      {answer !== 'gone' && (
        <TextInput
          form={form}
          name="to"
          label={t('to')}
          hint={t('toHint')}
          maxLength={500}
          placeholder="/blogs/judul"
          autoFocus={takesFocus}
        />
      )}
    </>
  );
}

function useSaveRedirect(redirect: EnteredRedirect | undefined) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.redirect.invalidate());
  const create = api.redirect.create.useMutation(done);
  const update = api.redirect.update.useMutation(done);
  return async (entered: RedirectFields, version: number) => {
    if (redirect) await update.mutateAsync({ ...entered, id: redirect.id, version });
    else await create.mutateAsync(entered);
    toast(t('success'), 'success', { text: t('saved') });
  };
}
