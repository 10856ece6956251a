import { Grid } from '@radix-ui/themes';
import { type FieldValues, useController } from 'react-hook-form';
import { CheckField } from '../base/CheckField.tsx';
import type { InputProps } from '../base/error-of.ts';
import { Muted } from '../base/Muted.tsx';

export function CheckInput<Values extends FieldValues>({ form, name, label, hint }: InputProps<Values>) {
  const { ref, value, onBlur, onChange } = useController({ control: form.control, name }).field;
  return (
    <Grid gap="1">
      <CheckField {...{ ref, label, onBlur, onChange }} checked={value === true} />
      {hint && <Muted as="span">{hint}</Muted>}
    </Grid>
  );
}
