import '../rows.css';
import { Flex, IconButton, Select, Text } from '@radix-ui/themes';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { MoveButtons } from '../MoveButtons.tsx';
import { SearchField } from '../SearchField.tsx';
import { type Moves, SortableList } from '../SortableList.tsx';
import { t } from './texts.ts';

/** An entry that can be chosen. */
export interface Option {
  id: number;
  label: string;
}

interface Props {
  form: UseFormReturn<FieldValues>;
  name: string;
  options?: Option[];
  onSearch?(text: string): void;
}

/** The entries that a person chose, in their order, and a list to add others. */
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
  const move = (one: number, before: number | null) => {
    const rest = ids.filter((each) => each !== one);
    rest.splice(before === null ? rest.length : rest.indexOf(before), 0, one);
    field.onChange(rest);
  };
  return (
    <Flex direction="column" gap="2" align="stretch">
      <SortableList
        className="panel rows"
        direction="column"
        items={ids.map((one) => ({ id: one }))}
        labelOf={({ id: one }) => labelOf(one)}
        onMove={move}
      >
        {({ id: one }, moves) => (
          <Chosen
            name={labelOf(one)}
            moves={moves}
            onRemove={() => field.onChange(ids.filter((each) => each !== one))}
          />
        )}
      </SortableList>
      {ids.length === 0 && (
        <Text as="p" size="2" color="gray">
          {t('noneChosen')}
        </Text>
      )}
      <Flex gap="2" align="center">
        {onSearch && <SearchField label={t('search')} value={search} onChange={find} />}
        {/* Empty again after each choice. */}
        <Select.Root
          key={ids.length}
          disabled={others.length === 0}
          onValueChange={(value) => field.onChange([...ids, Number(value)])}
        >
          <Select.Trigger placeholder={t('choose')} aria-label={t('choose')} />
          <Select.Content>
            {others.map((option) => (
              <Select.Item key={option.id} value={String(option.id)}>
                {option.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      </Flex>
    </Flex>
  );
}

function Chosen({ name, moves, onRemove }: { name: string; moves: Moves; onRemove(): void }) {
  return (
    <Flex align="center" gap="3" className="row">
      <MoveButtons moves={moves} direction="column" name={name} />
      <Text truncate>{name}</Text>
      <Flex ml="auto">
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Flex>
    </Flex>
  );
}
