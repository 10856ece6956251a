import { TextArea, TextField } from '@radix-ui/themes';
import { useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { slugOf } from '#lib/slug.ts';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FreeAddress } from '#renderer/only-us/ui/form/FreeAddress.tsx';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import type { Post } from '../post.ts';

interface Props {
  recordForm: RecordForm<PostFields>;
  post: Post | null;
}

/** Title, the address that follows it, and the summary. */
export function TitleFields({ recordForm: { form }, post }: Props) {
  const { register, watch } = form;
  const { errors } = form.formState;
  const { site } = usePageContext();
  const followTitle = useSlugFollowing(form, post);
  const address = t('slugHint', { address: site.address, slug: watch('slug') || '…' });
  const hint = post?.wasPublic ? `${address} · ${t('slugMoves')}` : address;
  return (
    <>
      <Field label={t('title')} error={errors.title?.message}>
        <TextField.Root size="3" autoComplete="off" {...register('title', { onChange: followTitle })} />
      </Field>
      <Field
        label={t('slug')}
        hint={hint}
        error={errors.slug?.message}
        action={errors.slug?.type === 'server' && <TakenAddress form={form} />}
      >
        <TextField.Root autoComplete="off" spellCheck={false} {...register('slug')} />
      </Field>
      <Field label={t('excerpt')} hint={t('excerptHint')} error={errors.excerpt?.message}>
        <TextArea rows={2} {...register('excerpt')} />
      </Field>
    </>
  );
}

function TakenAddress({ form }: Pick<Props['recordForm'], 'form'>) {
  const { data: slug } = api.blog.freeSlug.useQuery({ slug: form.getValues('slug') });
  if (!slug) return null;
  const use = () => {
    form.setValue('slug', slug, { shouldDirty: true, shouldValidate: true });
    form.setFocus('slug');
  };
  return <FreeAddress text={t('slugTaken')} use={t('slugUse', { slug })} onUse={use} />;
}

/** The slug follows the title until somebody writes another one, or visitors know it. */
function useSlugFollowing(form: Props['recordForm']['form'], post: Post | null) {
  const title = useRef(form.getValues('title'));
  return () => {
    const before = wordOf(title.current);
    title.current = form.getValues('title');
    if (post?.wasPublic || form.getValues('slug') !== before) return;
    form.setValue('slug', wordOf(title.current), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
}

function wordOf(title: string) {
  return title.trim() ? slugOf(title) : '';
}
