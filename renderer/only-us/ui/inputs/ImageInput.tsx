import { Flex, Text } from '@radix-ui/themes';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { ImageField } from '../files/ImageField.tsx';
import { Muted } from '../Muted.tsx';
import { ConflictsAt } from '../working-copy/conflict-places.tsx';
import { errorOf } from './error-of.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  /** What the button says that takes a picture from this computer, where “Upload a picture” says too little. */
  uploadLabel?: string;
  takes?: Takes;
  saved?: ShownPicture | null;
  optional?: boolean;
  /** Whether words beside it say the same: then it needs no alternative text. */
  isDecorative?: boolean;
}

export function ImageInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, hint, saved = null, optional } = props;
  const { uploadLabel, takes, isDecorative } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <Flex direction="column" gap="1" role="group" aria-label={label}>
      <Text size="2" weight="medium">
        {label}
      </Text>
      <ImageField
        label={uploadLabel}
        value={field.value}
        takes={takes}
        isDecorative={isDecorative}
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
