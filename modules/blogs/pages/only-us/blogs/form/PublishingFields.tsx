import { Card, Flex, Heading, TextField } from '@radix-ui/themes';
import { Controller } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { categories, languages } from '#modules/blogs/choices.ts';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { zoneName } from '#renderer/only-us/ui/calendar/zone-name.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { Post } from '../post.ts';
import { InstantField } from './InstantField.tsx';

type Choice = PostFields['status' | 'category' | 'language'];
const labelOf: (value: Choice) => string = t;
const named = <Value extends Choice>(value: Value) => ({ value, label: labelOf(value) });
const choices = {
  status: (['draft', 'published'] as const).map(named),
  category: categories.map(named),
  language: languages.map(named),
};

/** Whether and since when the post is public, what it is about, its cover and its author. */
export function PublishingFields({
  recordForm: { form },
  post,
}: {
  recordForm: RecordForm<PostFields>;
  post: Post | null;
}) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { timeZone } = usePageContext().site;
  const choice = <Name extends keyof typeof choices>(name: Name, label: string) => (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <Field label={label} error={errors[name]?.message}>
          <SelectField<string> value={field.value} options={choices[name]} onChange={field.onChange} />
        </Field>
      )}
    />
  );
  return (
    <Card asChild size="2">
      <section>
        <Heading as="h2" size="3" mb="3">
          {t('publishing')}
        </Heading>
        <Flex direction="column" gap="4">
          {choice('status', t('state'))}
          <InstantField
            form={form}
            name="publishedAt"
            label={t('publishedAt')}
            hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
          />
          {choice('category', t('category'))}
          {choice('language', t('language'))}
          <Field label={t('author')} error={errors.author?.message}>
            <TextField.Root autoComplete="off" {...register('author')} />
          </Field>
          <ImageInput
            form={form}
            name="coverId"
            label={t('cover')}
            uploadLabel={t('upload')}
            saved={post?.cover}
            optional
          />
        </Flex>
      </section>
    </Card>
  );
}
