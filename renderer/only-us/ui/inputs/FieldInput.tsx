import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { Field as DeclaredField } from '#lib/fields.ts';
import { Field } from '../Field.tsx';
import { SelectField } from '../SelectField.tsx';
import { errorOf } from './error-of.ts';
import { ImageInput } from './ImageInput.tsx';
import { TextInput } from './TextInput.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  field: DeclaredField;
  saved?: ShownPicture | null;
  /** Words that differ from those of its type. */
  own?: { hint?: string; uploadLabel?: string };
}

/** The input of a field, with the words that its type has for it. Texts with structure, rows and blocks have their own. */
export function FieldInput<Values extends FieldValues>({ field, saved, own, ...place }: Props<Values>) {
  const { kind, label, hint, input, optional, options = {} } = field;
  const words = { ...place, label, hint, ...own };
  if (kind === 'line' || kind === 'text' || kind === 'link') return <TextInput {...words} {...input} />;
  if (kind === 'picture') return <ImageInput {...words} saved={saved} optional={optional} />;
  if (kind === 'document') return <ImageInput {...words} saved={saved} optional={optional} takes="all" />;
  if (kind === 'choice') {
    const choices = Object.entries(options).map(([value, label]) => ({ value, label }));
    return <SelectInput {...words} options={choices} />;
  }
  throw new Error(`A field of the kind ${kind} needs an input of its own.`);
}

interface SelectProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

function SelectInput<Values extends FieldValues>({ form, name, label, hint, options }: SelectProps<Values>) {
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={label} name={name} hint={hint} error={errorOf(form, name)}>
      <SelectField value={field.value as string} options={options} onChange={field.onChange} />
    </Field>
  );
}
