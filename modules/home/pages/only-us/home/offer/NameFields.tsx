import { TextArea, TextField } from '@radix-ui/themes';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { slugOf } from '#lib/slug.ts';
import type { OfferFields } from '#modules/home/offers/inputs.ts';
import { t } from '#modules/home/offers/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FreeAddress } from '#renderer/only-us/ui/form/FreeAddress.tsx';
import type { Offer } from './offer.ts';

interface Props {
  form: UseFormReturn<OfferFields>;
  offer: Offer | null;
  path: string;
}

/** Name, the address that follows it, and the summary. */
export function NameFields({ form, offer, path }: Props) {
  const { register, watch } = form;
  const { errors } = form.formState;
  const { site } = usePageContext();
  const followName = useSlugFollowing(form, offer);
  const address = t('slugHint', { address: site.address + path, slug: watch('slug') || '…' });
  return (
    <>
      <Field label={t('name')} error={errors.name?.message}>
        <TextField.Root size="3" autoComplete="off" {...register('name', { onChange: followName })} />
      </Field>
      <Field
        label={t('slug')}
        hint={offer?.wasPublic ? `${address} · ${t('slugMoves')}` : address}
        error={errors.slug?.message}
        action={errors.slug?.type === 'server' && <TakenAddress form={form} path={path} />}
      >
        <TextField.Root autoComplete="off" spellCheck={false} {...register('slug')} />
      </Field>
      <Field label={t('summary')} hint={t('summaryHint')} error={errors.summary?.message}>
        <TextArea rows={2} {...register('summary')} />
      </Field>
    </>
  );
}

function TakenAddress({ form, path }: Pick<Props, 'form' | 'path'>) {
  const offers = path === '/services' ? api.service : api.packaging;
  const { data: slug } = offers.freeSlug.useQuery({ slug: form.getValues('slug') });
  if (!slug) return null;
  const use = () => {
    form.setValue('slug', slug, { shouldDirty: true, shouldValidate: true });
    form.setFocus('slug');
  };
  return <FreeAddress text={t('slugTaken')} use={t('slugUse', { slug })} onUse={use} />;
}

/** The slug follows the name until somebody writes another one, or visitors know it. */
function useSlugFollowing(form: Props['form'], offer: Offer | null) {
  const former = useRef(form.getValues('name'));
  return () => {
    const before = wordOf(former.current);
    former.current = form.getValues('name');
    if (offer?.wasPublic || form.getValues('slug') !== before) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', wordOf(former.current), { shouldDirty: true, shouldValidate });
  };
}

function wordOf(name: string) {
  return name.trim() ? slugOf(name) : '';
}
