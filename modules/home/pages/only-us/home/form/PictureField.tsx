import { Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
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
  const isSaved = value === saved?.fileId;
  // One of somebody else's version, or out of what the browser has kept, is known by its id alone.
  const { data: file } = api.file.get.useQuery({ id: value }, { enabled: value > 0 && !isSaved });
  const picture = isSaved ? saved.picture : (file?.picture ?? null);
  return (
    <Flex direction="column" gap="1" role="group" aria-label={label}>
      <Text size="2" weight="medium">
        {label}
      </Text>
      <ImageField
        key={`${value} ${picture?.filename}`}
        label={t('choosePicture')}
        picture={value > 0 ? picture : null}
        error={error}
        onChange={onChange}
      />
    </Flex>
  );
}
