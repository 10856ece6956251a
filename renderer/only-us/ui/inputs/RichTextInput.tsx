import { type RefObject, useImperativeHandle, useRef } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { errorOf, type InputProps } from './error-of.ts';

interface Props<Values extends FieldValues> extends Omit<InputProps<Values>, 'hint'> {
  isLabelHidden?: boolean;
  pictures?: Pictures;
  /** To focus it at once: the form's `setFocus` waits, and the next letter would go elsewhere. */
  textRef?: RefObject<Focusable | null>;
  /** Parts that its field refuses (`richTextWithout`). */
  without?: readonly OptionalPart[];
}

interface Focusable {
  focus(): void;
}

export function RichTextInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, textRef, ...shown } = props;
  const { field } = useController({ control: form.control, name });
  const text = useRef<Focusable>(null);
  const handle = () => ({ focus: () => text.current?.focus() });
  useImperativeHandle(field.ref, handle, []);
  useImperativeHandle(textRef, handle, []);
  return (
    <RichTextField
      {...shown}
      ref={text}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={errorOf(form, name)}
    />
  );
}
