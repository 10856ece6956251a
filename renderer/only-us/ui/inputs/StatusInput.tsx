import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { common } from '../common-texts.ts';
import { SelectInput } from './SelectInput.tsx';

const options = [
  { value: 'draft', label: common('draft') },
  { value: 'published', label: common('published') },
];

/** Whether visitors see the entry. */
export function StatusInput<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  return (
    <SelectInput form={form} name={'status' as Path<Values>} label={common('state')} options={options} />
  );
}
