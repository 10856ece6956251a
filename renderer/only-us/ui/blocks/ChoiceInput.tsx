import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { NumberInput } from '../inputs/NumberInput.tsx';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { ChosenInput, type Option } from './ChosenInput.tsx';
import { t } from './texts.ts';

interface Props {
  form: UseFormReturn<FieldValues>;
  /** The path of the block's values, which have the fields of `lib/block-choice.ts`. */
  name: string;
  /** What the choice of the first ones says: 'The newest posts'. */
  firstLabel: string;
  /** What can be chosen, and what is chosen; undefined while it loads. */
  options?: Option[];
  /** Looks for others, where there are too many to show all. */
  onSearch?(text: string): void;
}

/** Which entries a block shows: the first ones, or those that a person chooses. */
export function ChoiceInput({ form, name, firstLabel, options, onSearch }: Props) {
  const show = useWatch({ control: form.control, name: `${name}.show` });
  const choices = [
    { value: 'first', label: firstLabel },
    { value: 'chosen', label: t('chosen') },
  ];
  return (
    <>
      <SelectInput form={form} name={`${name}.show`} label={t('show')} options={choices} />
      {show === 'chosen' ? (
        <ChosenInput form={form} name={`${name}.ids`} options={options} onSearch={onSearch} />
      ) : (
        <NumberInput form={form} name={`${name}.count`} label={t('count')} least={1} most={12} />
      )}
    </>
  );
}
