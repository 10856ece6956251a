import { TextArea, TextField } from '@radix-ui/themes';
import type { FieldValues } from 'react-hook-form';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { Field } from '../base/Field.tsx';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  isLabelHidden?: boolean;
  isWarning?: boolean;
  rows?: number;
  type?: 'text' | 'url' | 'email' | 'tel';
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  onType?(): void;
}

export function TextInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, isLabelHidden, hint, isWarning, rows, type = 'text', onType, ...rest } = props;
  const field = form.register(name, { onChange: onType });
  return (
    <Field {...{ label, isLabelHidden, hint, isWarning }} error={errorOf(form, name)}>
      {rows ? (
        <TextArea rows={rows} {...field} {...rest} />
      ) : (
        <TextField.Root type={type} autoComplete="off" spellCheck={type === 'text'} {...field} {...rest} />
      )}
    </Field>
  );
}
