import { Card, Flex, Heading, TextField } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { employmentTypes } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import { InstantField } from './InstantField.tsx';

const none = 'none' as const;
const { format, options = {} } = content.fields.employmentType;
const types = [
  { value: none, label: format?.(null) ?? '' },
  ...employmentTypes.map((value) => ({ value, label: options[value] ?? '' })),
];

/** The fields of a job: location, employment type and closing date. */
export function JobFields({ recordForm: { form } }: { recordForm: RecordForm<PostFields> }) {
  const { errors } = form.formState;
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3">
          {t('job')}
        </Heading>
        <Flex direction="column" gap="4">
          <Field label={t('location')} error={errors.location?.message}>
            <TextField.Root autoComplete="off" {...form.register('location')} />
          </Field>
          <Controller
            name="employmentType"
            control={form.control}
            render={({ field }) => (
              <Field label={t('employment')} error={errors.employmentType?.message}>
                <SelectField
                  value={field.value ?? none}
                  options={types}
                  onChange={(type) => field.onChange(type === none ? null : type)}
                />
              </Field>
            )}
          />
          <InstantField form={form} name="closesAt" label={t('closes')} hint={t('closesHint')} wholeDay />
        </Flex>
      </section>
    </Card>
  );
}
