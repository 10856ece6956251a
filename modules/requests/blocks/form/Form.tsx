import { t } from '#modules/requests/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The fields of the request form. */
export default function Form({ form, name }: BlockFormProps) {
  return <TextInput form={form} name={`${name}.title`} label={t('heading')} hint={t('headingHint')} />;
}
