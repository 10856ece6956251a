import { useWatch } from 'react-hook-form';
import type { OfferKind } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { ChoiceInput } from '#renderer/only-us/ui/inputs/ChoiceInput.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import type { BlockFormProps } from '#renderer/only-us/ui/working-copy/block-form.ts';
import { fields } from './fields.ts';

// Both languages of the back office call it Packaging.
const t = texts('homeBlock', { packaging: 'Packaging' });

export default function Form({ form, name }: BlockFormProps) {
  const of = useWatch({ control: form.control, name: `${name}.of` }) as OfferKind;
  const kinds = { ...fields.of, options: { ...fields.of.options, packaging: t('packaging') } };
  const { data: offers } = api[of].getAll.useQuery();
  return (
    <>
      <FieldInput form={form} name={`${name}.title`} field={fields.title} />
      <FieldInput form={form} name={`${name}.of`} field={kinds} />
      <ChoiceInput
        form={form}
        name={name}
        fields={fields}
        options={offers?.map(({ id, name: label }) => ({ id, label }))}
      />
    </>
  );
}
