import { TextField } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { languageNames, languages } from '#lib/language.ts';
import type { CatalogFields } from '#modules/catalog/inputs.ts';
import { catalogsPath } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Listed } from '#renderer/only-us/ui/entry/entry-api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField, useFollowingSlug } from '#renderer/only-us/ui/form/AddressField.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { SelectInput } from '#renderer/only-us/ui/inputs/SelectInput.tsx';
import { StatusInput } from '#renderer/only-us/ui/inputs/StatusInput.tsx';

const languageOptions = [
  { value: 'none', label: t('languageNone') },
  ...languages.map((value) => ({ value, label: languageNames[value] })),
];

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
        label={t('fileId')}
        uploadLabel={t('chooseFile')}
        hint={t('fileHint')}
        takes="all"
        saved={catalog?.picture}
      />
      <Field label={t('title')} error={form.formState.errors.title?.message}>
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
      <SelectInput
        form={form}
        name="language"
        label={t('language')}
        hint={t('languageHint')}
        options={languageOptions}
      />
      <StatusInput form={form} />
    </>
  );
}
