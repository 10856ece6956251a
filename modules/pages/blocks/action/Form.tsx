import { t } from '#modules/pages/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The fields of a call to action. */
export default function Form({ form, name }: BlockFormProps) {
  return (
    <>
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <TextInput form={form} name={`${name}.text`} label={t('text')} rows={2} />
      <TextInput form={form} name={`${name}.label`} label={t('button')} />
      <TextInput form={form} name={`${name}.link`} label={t('link')} hint={t('linkHint')} />
    </>
  );
}
