import { TextField } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { employmentTypes } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormCard } from '#renderer/only-us/ui/FormCard.tsx';
import { InstantInput } from '#renderer/only-us/ui/inputs/InstantInput.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';

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
