import { Text } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { get, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { FieldKind } from '#lib/field-kinds.ts';
import { type Field as DeclaredField, emptyOf, type Fields } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { type ListedType, listHooksOf } from '../../content-api.ts';
import { Field } from '../base/Field.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { KnownPictures, useKnownPictures } from '../rich-text/known-pictures.ts';
import type { BlockFormProps } from './block-form.ts';
import { CheckInput } from './CheckInput.tsx';
import { ChosenInput } from './ChosenInput.tsx';
import { errorOf } from './error-of.ts';
import { FieldInput } from './FieldInput.tsx';
import { InstantInput } from './InstantInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PicturesInput } from './PicturesInput.tsx';
import { RichTextInput } from './RichTextInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { TagsInput } from './TagsInput.tsx';

export function BlockInputs({ fields, name, ...props }: BlockFormProps & { fields: Fields }) {
  return Object.entries(fields).map(([key, field]) => (
    <DeclaredInput key={key} {...props} name={`${name}.${key}`} field={field} />
  ));
}

type InputProps = BlockFormProps & {
  field: DeclaredField;
  saved?: ShownPicture | null;
};

export function DeclaredInput(props: InputProps) {
  const Input = inputs[props.field.kind];
  return <Input {...props} />;
}

const inputs: Record<FieldKind, (props: InputProps) => ReactNode> = {
  line: PlainInput,
  text: PlainInput,
  link: PlainInput,
  choice: PlainInput,
  picture: PlainInput,
  document: PlainInput,
  richText: ({ field: { label, without }, ...props }) => <RichTextInput {...{ ...props, label, without }} />,
  tags: ({ form, name, field }) => <TagsInput {...{ form, name }} label={field.label} known={[]} />,
  instant: ({ form, name, field }) => <InstantInput {...{ form, name }} {...wordsOf(field)} />,
  number: ({ form, name, field }) => <NumberInput {...{ form, name }} {...wordsOf(field)} />,
  switch: ({ form, name, field }) => <CheckInput {...{ form, name }} {...wordsOf(field)} />,
  pictures: FurtherPictures,
  reference: ReferenceInput,
  rows: DeclaredRows,
  // Only on a screen of their own (`row` of a type).
  blocks: () => null,
};

const wordsOf = ({ label, hint }: DeclaredField) => ({ label, hint });

function PlainInput({ form, name, pictures, field, saved }: InputProps) {
  return (
    <FieldInput {...{ form, name, field }} saved={saved ?? pictures[Number(get(form.getValues(), name))]} />
  );
}

const maxPictures = 24;

function FurtherPictures({ form, name, pictures, field: { label } }: InputProps) {
  const { field } = useController({ control: form.control, name });
  const [choosing, onChoosing] = useState(false);
  return (
    <section aria-label={label}>
      <Text as="div" size="2" weight="medium" mb="1">
        {label}
      </Text>
      <KnownPictures value={useKnownPictures(pictures)}>
        <PicturesInput
          {...{ choosing, onChoosing }}
          ids={field.value}
          onChange={field.onChange}
          most={maxPictures}
          tile={170}
        />
      </KnownPictures>
    </section>
  );
}

function ReferenceInput(props: InputProps) {
  const { form, name, field } = props;
  return field.to ? (
    <EntriesInput {...props} to={field.to} />
  ) : (
    <NumberInput {...{ form, name }} {...wordsOf(field)} />
  );
}

// Without modules the compiler knows no entry of a list.
type Listed = Record<string, unknown> & { id: number };

function EntriesInput({
  form,
  name,
  field: declared,
  to,
}: InputProps & { to: NonNullable<DeclaredField['to']> }) {
  const { data = [] } = listHooksOf(to.name as ListedType).getAll.useQuery() as { data?: Listed[] };
  const { field } = useController({ control: form.control, name });
  if (Array.isArray(field.value))
    return (
      <ChosenInput {...{ form, name }} options={data.map((row) => ({ id: row.id, label: to.title(row) }))} />
    );
  const options = data.map((row) => ({ value: String(row.id), label: to.title(row) }));
  return (
    <Field {...wordsOf(declared)} error={errorOf(form, name)}>
      <SelectField
        value={String(field.value ?? '')}
        options={options}
        onChange={(id) => field.onChange(Number(id))}
      />
    </Field>
  );
}

function DeclaredRows({ form, name, pictures, field: { label, noun: word = '', columns = {} } }: InputProps) {
  const noun = localize(word);
  return (
    <RowsInput
      {...{ form, name, label }}
      addLabel={localize('Add {noun}', { noun })}
      rowLabel={(row) => `${noun} ${row}`}
      empty={emptyOf({ fields: columns })}
      isTall
    >
      {(path) => <BlockInputs {...{ form, pictures }} name={path} fields={columns} />}
    </RowsInput>
  );
}
