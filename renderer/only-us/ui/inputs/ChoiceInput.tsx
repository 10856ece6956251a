import { Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { shownEntries } from '#lib/block-entries.ts';
import { moved } from '#lib/moved.ts';
import { Muted } from '../base/Muted.tsx';
import { SearchField } from '../base/SearchField.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { texts } from '../base/texts.ts';
import type { BlockFormProps } from '../working-copy/block-form.ts';
import { FieldInput } from './FieldInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { SortableRows } from './RowsInput.tsx';

const t = texts('block', {
  choose: 'Add one',
  search: 'Search',
  noneChosen: 'Nothing is chosen yet: visitors don’t see this block.',
  remove: 'Remove “{name}”',
  gone: 'no longer there',
});

interface ChosenProps extends Omit<BlockFormProps, 'pictures'> {
  /** Undefined while they load. */
  options?: { id: number; label: string }[];
  onSearch?(text: string): void;
}

interface Props extends ChosenProps {
  fields: ReturnType<typeof shownEntries>;
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

/** Chosen entries in their order, and a list to add others. */
function ChosenInput({ form, name, options = [], onSearch }: ChosenProps) {
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
