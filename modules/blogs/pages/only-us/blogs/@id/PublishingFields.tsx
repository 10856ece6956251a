import { TextField } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { employmentTypes } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormCard } from '#renderer/only-us/ui/FormCard.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { InstantInput } from '#renderer/only-us/ui/inputs/InstantInput.tsx';
import { TagsInput } from '#renderer/only-us/ui/inputs/TagsInput.tsx';
import { zoneName } from '#renderer/only-us/ui/inputs/zone-name.ts';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { ChoiceOfCategory } from '../post.ts';

interface Props {
  form: UseFormReturn<PostFields>;
  categories: ChoiceOfCategory[];
}

export function PublishingFields({ form, categories }: Props) {
  const { data: known = [] } = api.blog.getTags.useQuery();
  const { timeZone } = usePageContext().site;
  return (
    <FormCard title={common('publishing')}>
      <InstantInput
        form={form}
        name="publishedAt"
        label={t('publishedAt')}
        hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
      />
      <Controller
        name="category"
        control={form.control}
        render={({ field }) => (
          <Field
            label={content.fields.category.label}
            name="category"
            error={form.formState.errors.category?.message}
          >
            <SelectField value={field.value} options={categories} onChange={field.onChange} />
          </Field>
        )}
      />
      {(['language', 'author'] as const).map((name) => (
        <FieldInput key={name} form={form} name={name} field={content.fields[name]} />
      ))}
      <TagsInput form={form} name="tags" label={content.fields.tags.label} known={known} />
    </FormCard>
  );
}

const none = 'none' as const;
const { format, options = {} } = content.fields.employmentType;
const types = [
  { value: none, label: format?.(null) ?? '' },
  ...employmentTypes.map((value) => ({ value, label: options[value] ?? '' })),
];

export function JobFields({ form }: { form: UseFormReturn<PostFields> }) {
  const { errors } = form.formState;
  return (
    <FormCard title={t('job')}>
      <Field label={t('location')} error={errors.location?.message}>
        <TextField.Root autoComplete="off" {...form.register('location')} />
      </Field>
      <Controller
        name="employmentType"
        control={form.control}
        render={({ field }) => (
          <Field label={t('employment')} name="employmentType" error={errors.employmentType?.message}>
            <SelectField
              value={field.value ?? none}
              options={types}
              onChange={(type) => field.onChange(type === none ? null : type)}
            />
          </Field>
        )}
      />
      <InstantInput form={form} name="closesAt" label={t('closes')} hint={t('closesHint')} wholeDay />
    </FormCard>
  );
}
