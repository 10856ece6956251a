import { TextField } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField, useFollowingSlug } from '#renderer/only-us/ui/form/AddressField.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { Page } from './page.ts';

interface TitleFieldsProps {
  form: UseFormReturn<PageFields>;
  page: Page | null;
}

/** Title, the address that follows it, and the summary. */
export function TitleFields({ form, page }: TitleFieldsProps) {
  const title = form.register('title', { onChange: useFollowingSlug(form, 'title', page?.wasPublic) });
  return (
    <>
      <Field label={t('title')} error={form.formState.errors.title?.message}>
        <TextField.Root className="page-form-title" size="3" autoComplete="off" {...title} />
      </Field>
      <AddressField
        form={form}
        label={t('slug')}
        wasPublic={page?.wasPublic}
        taken={t('slugTaken')}
        freeSlug={api.page.freeSlug}
      />
      <TextInput form={form} name="summary" label={t('summary')} hint={t('summaryHint')} rows={2} />
    </>
  );
}
