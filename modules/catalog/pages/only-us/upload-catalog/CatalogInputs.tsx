import { TextField } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { catalogsPath } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { type CatalogFields, catalog as catalogContent } from '#modules/catalog/type.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Listed } from '#renderer/only-us/ui/entry/entry-api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField, useFollowingSlug } from '#renderer/only-us/ui/form/AddressField.tsx';
import { errorOf } from '#renderer/only-us/ui/inputs/error-of.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';

const { fileId, language } = catalogContent.fields;

interface Props {
  form: UseFormReturn<CatalogFields>;
  /** What is saved; null for a new one. */
  catalog: Listed<'catalog'> | null;
}

/** What a person enters about a catalog. */
export function CatalogInputs({ form, catalog }: Props) {
  const followTitle = useFollowingSlug(form, 'title', catalog?.wasPublic);
  return (
    <>
      <ImageInput
        form={form}
        name="fileId"
        label={fileId.label}
        uploadLabel={t('chooseFile')}
        hint={fileId.hint}
        takes="all"
        saved={catalog?.picture}
      />
      <Field label={t('title')} error={errorOf(form, 'title')}>
        <TextField.Root autoComplete="off" {...form.register('title', { onChange: followTitle })} />
      </Field>
      <AddressField
        form={form}
        label={t('slug')}
        path={catalogsPath}
        wasPublic={catalog?.wasPublic}
        taken={t('slugTaken')}
        freeSlug={api.catalog.freeSlug}
      />
      <FieldInput form={form} name="language" field={language} />
    </>
  );
}
