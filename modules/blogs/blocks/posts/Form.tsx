import { useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import { api } from '#renderer/only-us/api.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { ChoiceInput } from '#renderer/only-us/ui/blocks/ChoiceInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { texts } from '#renderer/only-us/ui/texts.ts';
import { useDebouncedValue } from '#renderer/only-us/ui/use-debounced-value.ts';

const t = texts('blogBlock', {
  heading: 'Heading',
  newest: 'The newest posts',
});

/** The fields of cards of posts. */
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
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <ChoiceInput
        form={form}
        name={name}
        firstLabel={t('newest')}
        options={found && [...known, ...found.filter(({ id }) => !known.some((each) => each.id === id))]}
        onSearch={setSearch}
      />
    </>
  );
}
