import { t } from '#modules/home/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The fields of the logos of clients. */
export default function Form({ form, name }: BlockFormProps) {
  return <TextInput form={form} name={`${name}.title`} label={t('heading')} hint={t('clientsHint')} />;
}
