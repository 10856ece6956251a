import { useWatch } from 'react-hook-form';
import type { shownEntries } from '#lib/block-entries.ts';
import type { BlockFormProps } from './block-form.ts';
import { ChosenInput, type Option } from './ChosenInput.tsx';
import { FieldInput } from './FieldInput.tsx';
import { NumberInput } from './NumberInput.tsx';

interface Props extends Omit<BlockFormProps, 'pictures'> {
  fields: ReturnType<typeof shownEntries>;
  /** Undefined while they load. */
  options?: Option[];
  onSearch?(text: string): void;
}

export function ChoiceInput({ form, name, fields, options, onSearch }: Props) {
  const show = useWatch({ control: form.control, name: `${name}.show` });
  return (
    <>
      <FieldInput form={form} name={`${name}.show`} field={fields.show} />
      {show === 'chosen' ? (
        <ChosenInput form={form} name={`${name}.ids`} options={options} onSearch={onSearch} />
      ) : (
        <NumberInput form={form} name={`${name}.count`} label={fields.count.label} least={1} most={12} />
      )}
    </>
  );
}
