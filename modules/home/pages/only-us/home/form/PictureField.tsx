import { Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/home/texts.ts';
import { ImageField } from '#renderer/ui/ImageField.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

interface Props {
  label: string;
  /** The file that stands in the form; 0 for none. */
  value: number;
  /** The file as it was saved. */
  saved: { fileId: number; picture: ShownPicture | null } | null;
  error?: string;
  onChange(fileId: number): void;
}

/** One picture in a form. */
export function PictureField({ label, value, saved, error, onChange }: Props) {
  return (
    <Flex direction="column" gap="1" role="group" aria-label={label}>
      <Text size="2" weight="medium">
        {label}
      </Text>
      <ImageField
        label={t('choosePicture')}
        value={value}
        picture={saved?.picture ?? null}
        error={error}
        onChange={onChange}
      />
    </Flex>
  );
}
