import { Button, Flex, Text } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { ImageField } from '#renderer/ui/ImageField.tsx';
import type { Post } from '../post.ts';

/** The picture above the post. It may be missing. */
export function CoverField({ form, post }: { form: UseFormReturn<PostFields>; post: Post | null }) {
  const fileId = form.watch('coverId');
  const isSaved = fileId !== null && fileId === post?.coverId;
  // A cover of somebody else's version, or out of what the browser has kept, is known by its id alone.
  const { data: file } = api.file.get.useQuery({ id: fileId ?? 0 }, { enabled: fileId !== null && !isSaved });
  const picture = isSaved ? post.cover : (file?.picture ?? null);
  return (
    <Controller
      name="coverId"
      control={form.control}
      render={({ field }) => (
        <Flex direction="column" gap="1" role="group" aria-label={t('cover')}>
          <Text size="2" weight="medium">
            {t('cover')}
          </Text>
          <ImageField
            key={`${fileId} ${picture?.filename}`}
            label={t('upload')}
            picture={fileId === null ? null : picture}
            error={form.formState.errors.coverId?.message}
            onChange={field.onChange}
          />
          {fileId !== null && (
            <Flex>
              <Button type="button" size="1" variant="soft" color="red" onClick={() => field.onChange(null)}>
                {t('removeCover')}
              </Button>
            </Flex>
          )}
        </Flex>
      )}
    />
  );
}
