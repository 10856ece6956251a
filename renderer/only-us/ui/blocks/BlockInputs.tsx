import { type FieldValues, get } from 'react-hook-form';
import type { BlockInput } from '#lib/block-inputs.ts';
import { ImageInput } from '../inputs/ImageInput.tsx';
import { RichTextInput } from '../inputs/RichTextInput.tsx';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import type { BlockFormProps } from './block-form.ts';

/** The form of a block whose inputs are declared. */
export default function BlockInputs({
  inputs,
  ...props
}: BlockFormProps & { inputs: readonly BlockInput[] }) {
  return inputs.map((input) => <Input key={input.name} {...props} input={input} />);
}

function Input({ form, name: block, pictures, input }: BlockFormProps & { input: BlockInput }) {
  const name = `${block}.${input.name}`;
  const { label, hint } = input;
  switch (input.kind) {
    case 'richText':
      return <RichTextInput {...{ form, name, label, pictures }} without={input.without} />;
    case 'picture':
      return (
        <ImageInput {...{ form, name, label, hint }} saved={pictures[Number(get(form.getValues(), name))]} />
      );
    case 'select':
      return <SelectInput {...{ form, name, label, hint }} options={input.options} />;
    case 'rows':
      return <Rows {...{ form, name, input }} />;
    default: {
      const { rows, type, placeholder } = input;
      return <TextInput<FieldValues> {...{ form, name, label, hint, rows, type, placeholder }} />;
    }
  }
}

interface RowsProps extends Pick<BlockFormProps, 'form' | 'name'> {
  input: Extract<BlockInput, { kind: 'rows' }>;
}

function Rows({ form, name, input: { label, row: noun, addLabel, columns } }: RowsProps) {
  return (
    <RowsInput
      {...{ form, name, label, addLabel }}
      rowLabel={(row) => `${noun} ${row}`}
      empty={Object.fromEntries(columns.map((column) => [column.name, '']))}
      isTall
    >
      {(path) =>
        columns.map(({ kind, name: column, ...text }) => (
          <TextInput key={column} form={form} name={`${path}.${column}`} {...text} />
        ))
      }
    </RowsInput>
  );
}
