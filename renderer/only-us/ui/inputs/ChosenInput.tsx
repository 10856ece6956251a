import { Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { moved } from '#lib/moved.ts';
import { Muted } from '../base/Muted.tsx';
import { SearchField } from '../base/SearchField.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { texts } from '../base/texts.ts';
import type { AnyForm } from '../working-copy/record-form.ts';
import { SortableRows } from './RowsInput.tsx';

const t = texts('block', {
  choose: 'Add one',
  search: 'Search',
  noneChosen: 'Nothing is chosen yet: visitors don’t see this block.',
  remove: 'Remove “{name}”',
  gone: 'no longer there',
});

export interface Option {
  id: number;
  label: string;
}

interface Props {
  form: AnyForm;
  name: string;
  options?: Option[];
  onSearch?(text: string): void;
}

/** Chosen entries in their order, and a list to add others. */
export function ChosenInput({ form, name, options = [], onSearch }: Props) {
  const [search, setSearch] = useState('');
  const { field } = useController({ control: form.control, name });
  const ids = field.value as number[];
  const labelOf = (one: number) => options.find((option) => option.id === one)?.label ?? t('gone');
  const others = options.filter((option) => !ids.includes(option.id));
  const find = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };
  return (
    <Flex direction="column" gap="2" align="stretch">
      <SortableRows
        items={ids.map((one) => ({ id: one }))}
        nameOf={({ id: one }) => labelOf(one)}
        onMove={(one, before) => field.onChange(moved(ids, one, before))}
        removeLabel={(name) => t('remove', { name })}
        onRemove={(one) => field.onChange(ids.filter((each) => each !== one))}
      >
        {({ id: one }) => <Text truncate>{labelOf(one)}</Text>}
      </SortableRows>
      {ids.length === 0 && <Muted>{t('noneChosen')}</Muted>}
      <Flex gap="2" align="center">
        {onSearch && <SearchField label={t('search')} value={search} onChange={find} />}
        {/* Empty again after each choice. */}
        <SelectField
          key={ids.length}
          value=""
          options={others.map(({ id, label }) => ({ value: String(id), label }))}
          disabled={others.length === 0}
          placeholder={t('choose')}
          aria-label={t('choose')}
          onChange={(value) => field.onChange([...ids, Number(value)])}
        />
      </Flex>
    </Flex>
  );
}
