import { Box } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { get, useController, useWatch } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import { nounsOf } from '#lib/content-type.ts';
import type { FieldKind } from '#lib/field-kinds.ts';
import { type Field as DeclaredField, emptyOf, type Fields } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { type ListedType, listHooksOf } from '../../content-api.ts';
import { errorOf } from '../base/error-of.ts';
import { later } from '../base/later.tsx';
import { FurtherPictures } from '../files/PicturesInput.tsx';
import { CheckInput } from '../inputs/CheckInput.tsx';
import { FieldInput, nothing, SelectInput } from '../inputs/FieldInput.tsx';
import { InstantInput } from '../inputs/InstantInput.tsx';
import { NumberInput } from '../inputs/NumberInput.tsx';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { TagsInput } from '../inputs/TagsInput.tsx';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import type { BlockFormProps } from '../working-copy/block-form.ts';

const LinkInput = later(() => import('../rich-text/links/LinkInput.tsx'), 'LinkInput');

export function BlockInputs({ fields, name, ...props }: BlockFormProps & { fields: Fields }) {
  return Object.entries(fields).map(([key, field]) => {
    const Input = field.isFor ? NeededInput : DeclaredInput;
    return <Input key={key} {...props} name={`${name}.${key}`} field={field} />;
  });
}

function NeededInput(props: InputProps) {
  const { form, name, field } = props;
  const row = useWatch({ control: form.control, name: name.slice(0, name.lastIndexOf('.')) });
  return field.isFor?.(row) && <DeclaredInput {...props} />;
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
  link: (props) =>
    props.field.input?.type === 'url' ? <PlainInput {...props} /> : <FoundInput {...props} />,
  choice: PlainInput,
  picture: PlainInput,
  document: PlainInput,
  richText: ({ field: { label, without }, ...props }) => <RichTextInput {...{ ...props, label, without }} />,
  tags: ({ form, name, field }) => <TagsInput {...{ form, name }} label={field.label} known={[]} />,
  instant: ({ form, name, field }) => <InstantInput {...{ form, name }} {...wordsOf(field)} />,
  number: ({ form, name, field }) => <NumberInput {...{ form, name }} {...wordsOf(field)} {...field.input} />,
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

function FoundInput(props: InputProps) {
  const { form, name, field: declared } = props;
  const { field } = useController({ control: form.control, name });
  const [hasFocus, setFocus] = useState(false);
  return (
    <LinkInput
      {...wordsOf(declared)}
      error={errorOf(form, name)}
      value={field.value ?? ''}
      onChange={field.onChange}
      takesFocus={hasFocus}
    >
      {/* As high, so that nothing below it moves under a click. Who types in it goes on in the other. */}
      <Box pb="28px" onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
        <PlainInput {...props} />
      </Box>
    </LinkInput>
  );
}

function ReferenceInput(props: InputProps) {
  const { form, name, field } = props;
  return field.to ? (
    <EntryInput {...props} to={field.to} />
  ) : (
    <NumberInput {...{ form, name }} {...wordsOf(field)} />
  );
}

type Listed = { id: number | string }[];

function EntryInput({ form, name, field, to }: InputProps & { to: NonNullable<DeclaredField['to']> }) {
  // Without modules the compiler knows no entry of a list.
  const { data = [] } = listHooksOf(to.name as ListedType).getAll.useQuery() as { data?: Listed };
  const all = field.optional ? [{ value: nothing, label: localize('All {nouns}', nounsOf(to)) }] : [];
  const options = data.map((row) => ({ value: String(row.id), label: to.title(row) }));
  return (
    <SelectInput
      {...{ form, name }}
      {...wordsOf(field)}
      options={[...all, ...options]}
      isId={typeof data[0]?.id === 'number'}
    />
  );
}

function DeclaredRows({ form, name, pictures, field }: InputProps) {
  const { label, columns = {}, input } = field;
  const noun = localize(field.noun ?? '');
  return (
    <RowsInput
      {...{ form, name, label }}
      addLabel={localize('Add {noun}', { noun })}
      rowLabel={(row) => `${noun} ${row}`}
      empty={emptyOf({ fields: columns })}
      most={input?.most}
      isTall
    >
      {(path) => <BlockInputs {...{ form, pictures }} name={path} fields={columns} />}
    </RowsInput>
  );
}
