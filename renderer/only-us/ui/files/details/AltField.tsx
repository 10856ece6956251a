import { TextArea } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../Field.tsx';
import { t } from './texts.ts';
import type { FileDetails } from './use-file-form.ts';

/** The alternative text of a picture, in a form about it. */
export function AltField({ form: { register, formState } }: { form: UseFormReturn<FileDetails> }) {
  return (
    <Field label={t('alt')} hint={t('altHint')} error={formState.errors.alt?.message}>
      <TextArea autoFocus rows={3} {...register('alt')} />
    </Field>
  );
}
