import { get } from 'react-hook-form';
import { emptyOf, type Field, type Fields } from '#lib/fields.ts';
import { say } from '#lib/interface-language.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { RichTextInput } from '../inputs/RichTextInput.tsx';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { TagsInput } from '../inputs/TagsInput.tsx';
import type { BlockFormProps } from './block-form.ts';

/** The form of a block, drawn from its fields. */
export function BlockInputs({ fields, name, ...props }: BlockFormProps & { fields: Fields }) {
  return Object.entries(fields).map(([key, field]) => (
    <DeclaredInput key={key} {...props} name={`${name}.${key}`} field={field} />
  ));
}

/** The input of any field that isn't one of blocks. */
export function DeclaredInput({ form, name, pictures, field }: BlockFormProps & { field: Field }) {
  const { kind, label, without, columns } = field;
  if (kind === 'richText') return <RichTextInput {...{ form, name, label, pictures, without }} />;
  if (kind === 'tags') return <TagsInput {...{ form, name, label }} known={[]} />;
  if (!columns)
    return <FieldInput {...{ form, name, field }} saved={pictures[Number(get(form.getValues(), name))]} />;
  const noun = say(field.noun ?? '');
  return (
    <RowsInput
      {...{ form, name, label }}
      addLabel={say('Add {noun}', { noun })}
      rowLabel={(row) => `${noun} ${row}`}
      empty={emptyOf({ fields: columns })}
      isTall
    >
      {(path) => <BlockInputs {...{ form, pictures }} name={path} fields={columns} />}
    </RowsInput>
  );
}
