import { Flex, Text } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { ImageField } from '#renderer/only-us/ui/ImageField.tsx';
import type { Post } from '../post.ts';

/** The picture above the post. It may be missing. */
export function CoverField({ form, post }: { form: UseFormReturn<PostFields>; post: Post | null }) {
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
            label={t('upload')}
            value={field.value}
            picture={post?.cover ?? null}
            error={form.formState.errors.coverId?.message}
            onChange={field.onChange}
            onRemove={() => field.onChange(null)}
          />
        </Flex>
      )}
    />
  );
}
