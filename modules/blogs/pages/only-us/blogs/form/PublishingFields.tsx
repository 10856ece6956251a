import { Card, Flex, Heading } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { zoneName } from '#renderer/only-us/ui/calendar/zone-name.ts';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import type { Post } from '../post.ts';
import { InstantField } from './InstantField.tsx';

const { category, language } = content.fields;

/** Since when the post is public, what it is about, its cover and its author. */
export function PublishingFields({
  recordForm: { form },
  post,
}: {
  recordForm: RecordForm<PostFields>;
  post: Post | null;
}) {
  const { timeZone } = usePageContext().site;
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3">
          {t('publishing')}
        </Heading>
        <Flex direction="column" gap="4">
          <InstantField
            form={form}
            name="publishedAt"
            label={t('publishedAt')}
            hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
          />
          <FieldInput form={form} name="category" field={category} />
          <FieldInput form={form} name="language" field={language} />
          <FieldInput form={form} name="author" field={content.fields.author} />
          <ImageInput
            form={form}
            name="coverId"
            label={t('cover')}
            uploadLabel={t('upload')}
            saved={post?.cover}
            optional
          />
        </Flex>
      </section>
    </Card>
  );
}
