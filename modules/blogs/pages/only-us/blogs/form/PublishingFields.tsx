import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { zoneName } from '#renderer/only-us/ui/calendar/zone-name.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { FormCard } from '#renderer/only-us/ui/FormCard.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { InstantField } from './InstantField.tsx';

/** Since when the post is public, what it is about, and its author. */
export function PublishingFields({ form }: { form: UseFormReturn<PostFields> }) {
  const { timeZone } = usePageContext().site;
  return (
    <FormCard title={common('publishing')}>
      <InstantField
        form={form}
        name="publishedAt"
        label={t('publishedAt')}
        hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
      />
      {(['category', 'language', 'author'] as const).map((name) => (
        <FieldInput key={name} form={form} name={name} field={content.fields[name]} />
      ))}
    </FormCard>
  );
}
