import './rich-text-field.css';
import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { useEffect, useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import { RichText } from '../../../public/RichText.tsx';
import { ErrorText } from '../base/ErrorText.tsx';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { later } from '../base/later.tsx';

// Some 100 kB: loaded only on screens with an editor, after the first paint.
const Editor = later(() => import('./Editor.tsx'), 'Editor');

interface Props<Values extends FieldValues> extends Omit<InputProps<Values>, 'hint'> {
  isLabelHidden?: boolean;
  /** The pictures of the saved text, by file id. Others are fetched when they appear. */
  pictures?: Pictures;
  /** Parts that its field refuses (`richTextWithout`). */
  without?: readonly OptionalPart[];
}

// For the moment until the editor is there.
const nowhere = () => '#';

/** A rich text in a form: as it will look, with the tools to write it. Until they are there, the text alone. */
export function RichTextInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, isLabelHidden, pictures = {}, without } = props;
  const { field } = useController({ control: form.control, name });
  const error = errorOf(form, name);
  const id = useId();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const shownLabel = (
    <Text id={`${id}-label`} as="span" size="2" weight="medium">
      {label}
    </Text>
  );
  // With the room that the tools will take, so that nothing moves when they come.
  const text = (
    <>
      <div className="rich-text-tools" />
      <div className="rich-text-paper">
        <RichText doc={field.value} pictures={pictures} resolveLink={nowhere} />
      </div>
    </>
  );
  return (
    <Flex direction="column" gap="1" className="rich-text-field">
      {isLabelHidden ? <VisuallyHidden>{shownLabel}</VisuallyHidden> : shownLabel}
      <div className="rich-text-box" data-wrong={error ? true : undefined}>
        {inBrowser ? (
          <Editor {...field} {...{ id, pictures, without }} isWrong={Boolean(error)}>
            {text}
          </Editor>
        ) : (
          text
        )}
      </div>
      {error && <ErrorText id={`${id}-note`}>{error}</ErrorText>}
    </Flex>
  );
}
