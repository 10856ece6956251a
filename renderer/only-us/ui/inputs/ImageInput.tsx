import { Flex, Text } from '@radix-ui/themes';
import { type FieldValues, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { ConflictsAt } from '../base/conflict-places.tsx';
import { Muted } from '../base/Muted.tsx';
import { ImageField } from '../files/ImageField.tsx';
import { errorOf, type InputProps } from './error-of.ts';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  uploadLabel?: string;
  takes?: Takes;
  saved?: ShownPicture | null;
  optional?: boolean;
  /** Needs no alternative text: words beside it say the same. */
  isDecorative?: boolean;
}

export function ImageInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, hint, uploadLabel, takes, saved = null, optional, isDecorative } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <Flex direction="column" gap="1" role="group" aria-label={label}>
      <Text size="2" weight="medium">
        {label}
      </Text>
      <ImageField
        {...{ takes, isDecorative }}
        label={uploadLabel}
        value={field.value}
        picture={saved}
        error={errorOf(form, name)}
        onChange={field.onChange}
        onRemove={optional ? () => field.onChange(null) : undefined}
      />
      {hint && <Muted as="span">{hint}</Muted>}
      <ConflictsAt place={name} />
    </Flex>
  );
}
