import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { Field as DeclaredField } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { Field } from '../base/Field.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { ImageInput } from './ImageInput.tsx';
import { TextInput } from './TextInput.tsx';

type Option = { value: string; label: ReactNode };

interface Props<Values extends FieldValues> extends Pick<InputProps<Values>, 'form' | 'name'> {
  field: DeclaredField;
  saved?: ShownPicture | null;
  /** Words that differ from those of its type. */
  own?: { hint?: string; uploadLabel?: string; options?: readonly Option[] };
}

/** The input of a declared field, except for rich text, rows and blocks. */
export function FieldInput<Values extends FieldValues>({ field, saved, own = {}, ...place }: Props<Values>) {
  const { kind, label, hint, input, optional } = field;
  const { options = optionsOf(field), ...said } = own;
  const words = { ...place, label, hint, ...said };
  if (kind === 'line' || kind === 'text' || kind === 'link') return <TextInput {...words} {...input} />;
  const uploadLabel = own.uploadLabel ?? (input?.uploadLabel && localize(input.uploadLabel));
  if (kind === 'picture') {
    const { isDecorative } = input ?? {};
    return <ImageInput {...words} {...{ saved, optional, uploadLabel, isDecorative }} />;
  }
  if (kind === 'document') return <ImageInput {...words} saved={saved} optional={optional} takes="all" />;
  if (kind === 'choice' || own.options)
    return <SelectInput {...words} options={options} isId={typeof field.empty === 'number'} />;
  throw new Error(`A field of the kind ${kind} needs an input of its own.`);
}

// Radix's select takes no empty value.
export const nothing = '-';

function optionsOf({ options = {}, empty, format }: DeclaredField): Option[] {
  const choices = Object.entries(options).map(([value, label]) => ({ value, label }));
  return empty === null ? [{ value: nothing, label: format?.(null) ?? '' }, ...choices] : choices;
}

interface SelectProps<Values extends FieldValues> extends InputProps<Values> {
  options: readonly Option[];
  isId?: boolean;
}

export function SelectInput<Values extends FieldValues>(props: SelectProps<Values>) {
  const { form, name, label, hint, options, isId } = props;
  const { field } = useController({ control: form.control, name });
  const toValue = (chosen: string) => (isId ? Number(chosen) : chosen);
  return (
    <Field label={label} name={name} hint={hint} error={errorOf(form, name)}>
      <SelectField
        value={String(field.value ?? nothing)}
        options={options}
        onChange={(chosen) => field.onChange(chosen === nothing ? null : toValue(chosen))}
      />
    </Field>
  );
}
