import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Field } from '#lib/fields.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { ErrorText } from '../base/ErrorText.tsx';
import { KnownPictures, useKnownPictures } from '../rich-text/known-pictures.tsx';
import type { BlockFormProps } from './block-form.ts';
import { PicturesInput } from './PicturesInput.tsx';
import { FieldsHeading } from './RowsInput.tsx';

const maxPictures = 24;

/** The input of a field of pictures. */
export function FurtherPictures({
  form,
  name,
  pictures,
  field: declared,
}: BlockFormProps & { field: Field }) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [choosing, onChoosing] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FieldsHeading id={id} label={declared.label} hint={declared.hint} />
      <KnownPictures value={useKnownPictures(pictures)}>
        <PicturesInput
          {...{ choosing, onChoosing }}
          ids={field.value}
          onChange={field.onChange}
          most={maxPictures}
          tile={170}
        />
      </KnownPictures>
      {fieldState.error?.message && <ErrorText>{translateMessage(fieldState.error.message)}</ErrorText>}
    </section>
  );
}
