import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { Field } from '../Field.tsx';
import { SelectField } from '../SelectField.tsx';
import { errorOf } from './error-of.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** A labelled choice of a form. */
export function SelectInput<Values extends FieldValues>({ form, name, label, hint, options }: Props<Values>) {
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={label} hint={hint} error={errorOf(form, name)}>
      <SelectField value={field.value as string} options={options} onChange={field.onChange} />
    </Field>
  );
}
