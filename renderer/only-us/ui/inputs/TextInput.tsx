import { TextArea, TextField } from '@radix-ui/themes';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../Field.tsx';
import { errorOf } from './error-of.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
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
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      isWarning={isWarning}
      error={errorOf(form, name)}
    >
      {rows ? (
        <TextArea rows={rows} {...field} {...rest} />
      ) : (
        <TextField.Root type={type} autoComplete="off" spellCheck={type === 'text'} {...field} {...rest} />
      )}
    </Field>
  );
}
