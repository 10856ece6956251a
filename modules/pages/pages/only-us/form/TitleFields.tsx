import { TextArea, TextField } from '@radix-ui/themes';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { slugOf } from '#lib/slug.ts';
import type { PageFields } from '#modules/pages/inputs.ts';
import { t } from '#modules/pages/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FreeAddress } from '#renderer/only-us/ui/form/FreeAddress.tsx';
import type { Page } from './page.ts';

interface Props {
  form: UseFormReturn<PageFields>;
  page: Page | null;
}

/** Title, the address that follows it, and the summary. */
export function TitleFields({ form, page }: Props) {
  const { register, watch } = form;
  const { errors } = form.formState;
  const { site } = usePageContext();
  const followTitle = useSlugFollowing(form, page);
  const address = t('slugHint', { address: site.address, slug: watch('slug') || '…' });
  return (
    <>
      <Field label={t('title')} error={errors.title?.message}>
        <TextField.Root
          className="page-form-title"
          size="3"
          autoComplete="off"
          {...register('title', { onChange: followTitle })}
        />
      </Field>
      <Field
        label={t('slug')}
        hint={page?.wasPublic ? `${address} · ${t('slugMoves')}` : address}
        error={errors.slug?.message}
        action={errors.slug?.type === 'server' && <TakenAddress form={form} />}
      >
        <TextField.Root autoComplete="off" spellCheck={false} {...register('slug')} />
      </Field>
      <Field label={t('summary')} hint={t('summaryHint')} error={errors.summary?.message}>
        <TextArea rows={2} {...register('summary')} />
      </Field>
    </>
  );
}

function TakenAddress({ form }: Pick<Props, 'form'>) {
  const { data: slug } = api.page.freeSlug.useQuery({ slug: form.getValues('slug') });
  if (!slug) return null;
  const use = () => {
    form.setValue('slug', slug, { shouldDirty: true, shouldValidate: true });
    form.setFocus('slug');
  };
  return <FreeAddress text={t('slugTaken')} use={t('slugUse', { slug })} onUse={use} />;
}

/** The slug follows the title until somebody writes another one, or visitors know it. */
function useSlugFollowing(form: Props['form'], page: Page | null) {
  const former = useRef(form.getValues('title'));
  return () => {
    const before = wordOf(former.current);
    former.current = form.getValues('title');
    if (page?.wasPublic || form.getValues('slug') !== before) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', wordOf(former.current), { shouldDirty: true, shouldValidate });
  };
}

function wordOf(title: string) {
  return title.trim() ? slugOf(title) : '';
}
