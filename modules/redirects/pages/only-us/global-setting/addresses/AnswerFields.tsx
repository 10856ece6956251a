import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { RedirectFields } from '../../../../inputs.ts';
import { t } from './texts.ts';

/** The target of an address that leads nowhere. */
export const gone = 'gone';

const answers = ['redirects', 'temporary', 'gone'] as const;

/** What visitors get at an address: another one, for good or for now, or that it is gone. */
export function AnswerFields({
  form,
  takesFocus,
}: {
  form: UseFormReturn<RedirectFields>;
  takesFocus: boolean;
}) {
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
