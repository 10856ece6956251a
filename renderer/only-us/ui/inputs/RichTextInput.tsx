import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { errorOf } from './error-of.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  /** Only screen readers need the label. */
  isLabelHidden?: boolean;
  /** The pictures of the text that is saved. */
  pictures?: Pictures;
  /** Parts that it has no room for; its field refuses them, too (`richTextWithout`). */
  without?: readonly OptionalPart[];
}

/** A labelled text with headings, lists, tables and pictures. */
export function RichTextInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, ...shown } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <RichTextField
      {...shown}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={errorOf(form, name)}
    />
  );
}
