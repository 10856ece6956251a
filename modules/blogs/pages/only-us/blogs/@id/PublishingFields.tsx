import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/blogs/texts.ts';
import { type PostFields, post } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { FormCard } from '#renderer/only-us/ui/FormCard.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { InstantInput } from '#renderer/only-us/ui/inputs/InstantInput.tsx';
import { TagsInput } from '#renderer/only-us/ui/inputs/TagsInput.tsx';
import { zoneName } from '#renderer/only-us/ui/inputs/zone-name.ts';
import type { ChoiceOfCategory } from '../post.ts';

interface Props {
  form: UseFormReturn<PostFields>;
  categories: ChoiceOfCategory[];
}

const { publishedAt, category, language, author, tags, location, employmentType, closesAt } = post.fields;

export function PublishingFields({ form, categories }: Props) {
  const { data: known = [] } = api.blog.getTags.useQuery();
  const { timeZone } = usePageContext().site;
  return (
    <FormCard title={t('publishing')}>
      <InstantInput
        form={form}
        name="publishedAt"
        label={publishedAt.label}
        hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
      />
      <FieldInput form={form} name="category" field={category} own={{ options: categories }} />
      <FieldInput form={form} name="language" field={language} />
      <FieldInput form={form} name="author" field={author} />
      <TagsInput form={form} name="tags" label={tags.label} known={known} />
    </FormCard>
  );
}

export function JobFields({ form }: Pick<Props, 'form'>) {
  return (
    <FormCard title={t('job')}>
      <FieldInput form={form} name="location" field={location} />
      <FieldInput form={form} name="employmentType" field={employmentType} />
      <InstantInput form={form} name="closesAt" label={closesAt.label} hint={t('closesHint')} wholeDay />
    </FormCard>
  );
}
