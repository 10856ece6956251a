import { useWatch } from 'react-hook-form';
import type { OfferKind } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { ChoiceInput } from '#renderer/only-us/ui/blocks/ChoiceInput.tsx';
import { SelectInput } from '#renderer/only-us/ui/inputs/SelectInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { texts } from '#renderer/only-us/ui/texts.ts';

const t = texts('homeBlock', {
  heading: 'Heading',
  of: 'Cards from',
  packaging: 'Packaging',
  service: 'Services',
  first: 'The first ones in their order',
});

const kinds = [
  { value: 'packaging', label: t('packaging') },
  { value: 'service', label: t('service') },
];

/** The fields of cards of packaging products or services. */
export default function Form({ form, name }: BlockFormProps) {
  const of = useWatch({ control: form.control, name: `${name}.of` }) as OfferKind;
  const { data: offers } = api[of].getAll.useQuery();
  return (
    <>
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <SelectInput form={form} name={`${name}.of`} label={t('of')} options={kinds} />
      <ChoiceInput
        form={form}
        name={name}
        firstLabel={t('first')}
        options={offers?.map(({ id, name: label }) => ({ id, label }))}
      />
    </>
  );
}
