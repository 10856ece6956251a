import { useController } from 'react-hook-form';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/inputs/block-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { NumberInput } from '#renderer/only-us/ui/inputs/NumberInput.tsx';
import { fields } from './fields.ts';

const t = texts('galleryBlock', { allTypes: 'All types' });

export default function Form({ form, name }: BlockFormProps) {
  const { data: types = [] } = api.galleryType.getAll.useQuery();
  const { field } = useController({ control: form.control, name: `${name}.typeId` });
  const options = [
    { value: 'all', label: t('allTypes') },
    ...types.map((type) => ({ value: String(type.id), label: type.name })),
  ];
  return (
    <>
      <FieldInput form={form} name={`${name}.title`} field={fields.title} />
      <Field label={fields.typeId.label}>
        <SelectField
          value={field.value === null ? 'all' : String(field.value)}
          options={options}
          onChange={(value) => field.onChange(value === 'all' ? null : Number(value))}
        />
      </Field>
      <NumberInput form={form} name={`${name}.count`} label={fields.count.label} least={1} most={24} />
    </>
  );
}
