import { TextField } from '@radix-ui/themes';
import type { FieldValues } from 'react-hook-form';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { Field } from '../base/Field.tsx';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  least?: number;
  most?: number;
}

export function NumberInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, hint, least, most } = props;
  // An empty field is 0, which the rules refuse with a sentence.
  const field = form.register(name, { setValueAs: (value) => Math.round(Number(value)) || 0 });
  return (
    <Field label={label} hint={hint} error={errorOf(form, name)}>
      <TextField.Root type="number" inputMode="numeric" min={least} max={most} {...field} />
    </Field>
  );
}
