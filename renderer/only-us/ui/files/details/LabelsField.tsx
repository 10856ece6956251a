import { type UseFormReturn, useController } from 'react-hook-form';
import { Field } from '../../Field.tsx';
import { LabelsInput } from './LabelsInput.tsx';
import { t } from './texts.ts';
import type { FileDetails } from './use-file-form.ts';

/** The labels of a file, in a form about it. */
export function LabelsField({ form }: { form: UseFormReturn<FileDetails> }) {
  const { field } = useController({ control: form.control, name: 'labels' });
  return (
    <Field label={t('labels')} error={form.formState.errors.labels?.message}>
      <LabelsInput value={field.value} onChange={field.onChange} />
    </Field>
  );
}
