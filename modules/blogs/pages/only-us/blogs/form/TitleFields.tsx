import { TextField } from '@radix-ui/themes';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField } from '#renderer/only-us/ui/form/AddressField.tsx';
import { useFollowingSlug } from '#renderer/only-us/ui/form/use-following-slug.ts';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { Post } from '../post.ts';

interface Props {
  recordForm: RecordForm<PostFields>;
  post: Post | null;
}

/** Title, the address that follows it, and the summary. */
export function TitleFields({ recordForm: { form }, post }: Props) {
  const followTitle = useFollowingSlug(form, 'title', post?.wasPublic);
  return (
    <>
      <Field label={t('title')} error={form.formState.errors.title?.message}>
        <TextField.Root size="3" autoComplete="off" {...form.register('title', { onChange: followTitle })} />
      </Field>
      <AddressField
        form={form}
        label={t('slug')}
        path="/blogs"
        wasPublic={post?.wasPublic}
        taken={t('slugTaken')}
        freeSlug={api.blog.freeSlug}
      />
      <TextInput form={form} name="excerpt" label={t('excerpt')} hint={t('excerptHint')} rows={2} />
    </>
  );
}
