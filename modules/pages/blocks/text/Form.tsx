import { t } from '#modules/pages/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';

/** The fields of a text. */
export default function Form({ form, name, pictures }: BlockFormProps) {
  return <RichTextInput form={form} name={`${name}.text`} label={t('text')} pictures={pictures} />;
}
