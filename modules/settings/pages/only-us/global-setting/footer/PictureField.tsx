import { Flex, Text } from '@radix-ui/themes';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { ImageField } from '#renderer/only-us/ui/ImageField.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  uploadLabel: string;
  picture: ShownPicture | null;
}

/** A picture in a form that does without it as well. */
export function PictureField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, uploadLabel, picture } = props;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Flex direction="column" gap="1" role="group" aria-label={label}>
          <Text size="2" weight="medium">
            {label}
          </Text>
          <ImageField
            label={uploadLabel}
            value={field.value}
            picture={picture}
            error={fieldState.error?.message}
            onChange={field.onChange}
            onRemove={() => field.onChange(null)}
          />
          {hint && (
            <Text size="1" color="gray">
              {hint}
            </Text>
          )}
        </Flex>
      )}
    />
  );
}
