import { get } from 'react-hook-form';
import { t } from '#modules/pages/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import { SelectInput } from '#renderer/only-us/ui/inputs/SelectInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { tooWide } from './fields.ts';

const sides = [
  { value: 'left', label: t('left') },
  { value: 'right', label: t('right') },
];

/** The fields of a picture with a text. */
export default function Form({ form, name, pictures }: BlockFormProps) {
  const saved = pictures[Number(get(form.getValues(), `${name}.fileId`))] ?? null;
  return (
    <>
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <ImageInput form={form} name={`${name}.fileId`} label={t('picture')} saved={saved} />
      <SelectInput form={form} name={`${name}.side`} label={t('side')} options={sides} />
      <RichTextInput
        form={form}
        name={`${name}.text`}
        label={t('text')}
        pictures={pictures}
        without={tooWide}
      />
    </>
  );
}
