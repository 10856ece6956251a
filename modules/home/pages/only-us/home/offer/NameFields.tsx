import { TextField } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import { type OfferFields, offerContent } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField, useFollowingSlug } from '#renderer/only-us/ui/form/AddressField.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import type { Offer } from './offer.ts';

interface NameFieldsProps {
  form: UseFormReturn<OfferFields>;
  offer: Offer | null;
  path: string;
}

/** Name, the address that follows it, and the summary. */
export function NameFields({ form, offer, path }: NameFieldsProps) {
  const followName = useFollowingSlug(form, 'name', offer?.wasPublic);
  return (
    <>
      <Field label={t('name')} error={form.formState.errors.name?.message}>
        <TextField.Root size="3" autoComplete="off" {...form.register('name', { onChange: followName })} />
      </Field>
      <AddressField
        form={form}
        label={t('slug')}
        path={path}
        wasPublic={offer?.wasPublic}
        taken={t('slugTaken')}
        freeSlug={(path === '/services' ? api.service : api.packaging).freeSlug}
      />
      <FieldInput form={form} name="summary" field={offerContent.packaging.fields.summary} />
    </>
  );
}
