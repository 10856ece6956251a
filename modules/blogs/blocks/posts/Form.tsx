import { useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import { api } from '#renderer/only-us/api.ts';
import { useDebouncedValue } from '#renderer/only-us/ui/base/use-debounced-value.ts';
import { ChoiceInput } from '#renderer/only-us/ui/inputs/ChoiceInput.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import type { BlockFormProps } from '#renderer/only-us/ui/working-copy/block-form.ts';
import { fields } from './fields.ts';

export default function Form({ form, name }: BlockFormProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search);
  const { data } = api.blog.getAll.useQuery({ search: wanted });
  const ids =
    useWatch({ control: form.control, name: `${name}.ids` }) ?? get(form.getValues(), `${name}.ids`);
  const chosen = api.useQueries((one) => (ids as number[]).map((id) => one.blog.get({ id })));
  const known = chosen.flatMap(({ data: post }) => (post ? [{ id: post.id, label: post.title }] : []));
  const found = data?.posts.map(({ id, title }) => ({ id, label: title }));
  return (
    <>
      <FieldInput form={form} name={`${name}.title`} field={fields.title} />
      <ChoiceInput
        form={form}
        name={name}
        fields={fields}
        options={found && [...known, ...found.filter(({ id }) => !known.some((each) => each.id === id))]}
        onSearch={setSearch}
      />
    </>
  );
}
