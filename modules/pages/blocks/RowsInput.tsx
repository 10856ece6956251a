import '#renderer/only-us/ui/rows.css';
import { Button, Flex, IconButton, Text } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { type FieldValues, get, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import { useRowKeys } from '#renderer/only-us/ui/use-row-keys.ts';
import { t } from './texts.ts';

interface Wrong {
  message?: string;
}

interface Props {
  form: UseFormReturn<FieldValues>;
  /** The path of the list in the form. */
  name: string;
  label: string;
  /** What the row at this place, from 1, is called. */
  rowLabel(row: number): string;
  addLabel: string;
  /** What a new row begins with. */
  empty: Record<string, string>;
  /** The fields of the row at a path. */
  children(path: string): ReactNode;
}

/** Rows of a block: add, write, put in order, remove. */
export function RowsInput({ form, name, label, rowLabel, addLabel, empty, children }: Props) {
  const id = useId();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name, keyName: 'key' });
  const rows = useRowKeys(fields.length);
  const items = rows.keys.map((key) => ({ id: key }));
  const placeOf = (key: number) => items.findIndex((item) => item.id === key);
  const moveRow = (key: number, before: number | null) => {
    const from = placeOf(key);
    const next = before === null ? items.length : placeOf(before);
    const to = next > from ? next - 1 : next;
    rows.move(from, to);
    move(from, to);
  };
  const removeRow = (place: number) => {
    rows.remove(place);
    remove(place);
  };
  const error = get(form.formState.errors, name) as { root?: Wrong; message?: string } | undefined;
  const message = error?.root?.message ?? error?.message;
  return (
    <section aria-labelledby={id}>
      <Text id={id} as="p" size="2" weight="medium" mb="2">
        {label}
      </Text>
      <SortableList
        className="rows"
        direction="column"
        items={items}
        labelOf={({ id: key }) => rowLabel(placeOf(key) + 1)}
        onMove={moveRow}
      >
        {({ id: key }, moves) => {
          const place = placeOf(key);
          const row = rowLabel(place + 1);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in all browsers
            <div className="row block-row" role="group" aria-label={row}>
              <MoveButtons moves={moves} direction="column" name={row} />
              <Flex key={place} direction="column" gap="2" flexGrow="1">
                {children(`${name}.${place}`)}
              </Flex>
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={t('removeRow', { row })}
                onClick={() => removeRow(place)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </div>
          );
        }}
      </SortableList>
      {message && (
        <Text as="p" size="1" color="red" role="alert">
          {message}
        </Text>
      )}
      <Button type="button" mt="3" variant="soft" onClick={() => append(empty)}>
        <Plus size={16} aria-hidden /> {addLabel}
      </Button>
    </section>
  );
}
