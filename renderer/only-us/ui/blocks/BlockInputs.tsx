import { type FieldValues, get } from 'react-hook-form';
import type { BlockInput } from '#lib/block-inputs.ts';
import { say, spoken } from '#lib/interface-language.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
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
  const { label, hint } = spoken({ ...input }, 'label', 'hint');
  switch (input.kind) {
    case 'richText':
      return <RichTextInput {...{ form, name, label, pictures }} without={input.without} />;
    case 'picture': {
      const saved = pictures[Number(get(form.getValues(), name))];
      return <ImageInput {...{ form, name, label, hint, saved }} optional={input.optional} />;
    }
    case 'select':
      return (
        <SelectInput
          {...{ form, name, label, hint }}
          options={input.options.map((each) => ({ ...each, label: say(each.label) }))}
        />
      );
    case 'rows': {
      const { row: noun, addLabel, columns } = input;
      return (
        <RowsInput
          {...{ form, name, label, addLabel: say(addLabel) }}
          rowLabel={(row) => `${say(noun)} ${row}`}
          empty={emptyRow(columns)}
          isTall
        >
          {(path) =>
            columns.map((column) => (
              <Input key={column.name} {...{ form, pictures }} name={path} input={column} />
            ))
          }
        </RowsInput>
      );
    }
    default: {
      const { rows, type, placeholder } = input;
      return <TextInput<FieldValues> {...{ form, name, label, hint, rows, type, placeholder }} />;
    }
  }
}

function emptyRow(columns: BlockInput[]) {
  return Object.fromEntries(columns.map((column) => [column.name, emptyOf(column)]));
}

function emptyOf(input: BlockInput): unknown {
  if (input.kind === 'richText') return emptyRichText;
  if (input.kind === 'picture') return input.optional ? null : 0;
  return input.kind === 'rows' ? [emptyRow(input.columns)] : '';
}
