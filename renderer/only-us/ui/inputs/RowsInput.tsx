import '../base/rows.css';
import { Button, Grid } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type ArrayPath,
  type FieldArray,
  type FieldError,
  type FieldValues,
  get,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form';
import { moved } from '#lib/moved.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { ConflictsAt } from '../base/conflict-places.tsx';
import { ErrorText } from '../base/ErrorText.tsx';
import { FieldsHeading } from '../base/FieldsHeading.tsx';
import { focusField } from '../base/focus-field.ts';
import { MoveButtons, RemoveButton } from '../base/MoveButtons.tsx';
import { type Sortable, SortableList } from '../base/SortableList.tsx';
import { t } from './texts.ts';

interface RowsProps<Item extends Sortable> {
  items: Item[];
  nameOf(item: Item): string;
  onMove(id: number, before: number | null): void;
  onRemove(id: number): void;
  removeLabel?(name: string): string;
  isTall?: boolean;
  children(item: Item): ReactNode;
}

export function SortableRows<Item extends Sortable>(props: RowsProps<Item>) {
  const { items, nameOf, onMove, onRemove, isTall, children } = props;
  const { removeLabel = (name) => t('remove', { name }) } = props;
  return (
    <SortableList className="panel rows" direction="column" items={items} labelOf={nameOf} onMove={onMove}>
      {(item, moves) => {
        const name = nameOf(item);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in all browsers
          <div className="row input-row" role="group" aria-label={name} data-tall={isTall}>
            <MoveButtons moves={moves} direction="column" name={name} />
            {children(item)}
            <RemoveButton label={removeLabel(name)} onRemove={() => onRemove(item.id)} />
          </div>
        );
      }}
    </SortableList>
  );
}

interface Props<Values extends FieldValues, Name extends ArrayPath<Values>> {
  form: UseFormReturn<Values>;
  name: Name;
  label: string;
  /** With a hint, the label is a heading. */
  hint?: string;
  rowLabel(row: number): string;
  addLabel: string;
  empty: FieldArray<Values, Name>;
  isTall?: boolean;
  most?: number;
  /** `row`: its place, from 1. */
  children(path: `${Name}.${number}`, row: number): ReactNode;
}

export function RowsInput<Values extends FieldValues, Name extends ArrayPath<Values>>(
  props: Props<Values, Name>,
) {
  const { form, name, label, hint, rowLabel, addLabel, empty, isTall, most, children } = props;
  const id = useId();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name, keyName: 'key' });
  const keys = useRowKeys(fields.length);
  const items = keys.current.map((key) => ({ id: key }));
  const placeOf = (key: number) => items.findIndex((item) => item.id === key);
  const moveRow = (key: number, before: number | null) => {
    keys.current = moved(keys.current, key, before);
    move(placeOf(key), keys.current.indexOf(key));
  };
  const removeRow = (key: number) => {
    keys.current = keys.current.filter((each) => each !== key);
    remove(placeOf(key));
  };
  const section = useRef<HTMLElement>(null);
  const add = () => {
    flushSync(() => append(empty, { shouldFocus: false }));
    const row = section.current?.querySelector<HTMLElement>(':scope > .rows > :last-child');
    if (row) focusField(row);
  };
  const error: FieldError | undefined = get(form.formState.errors, name);
  const message = error?.root?.message ?? error?.message;
  return (
    <section ref={section} aria-labelledby={id}>
      <FieldsHeading id={id} label={label} hint={hint} />
      <SortableRows
        items={items}
        nameOf={({ id: key }) => rowLabel(placeOf(key) + 1)}
        onMove={moveRow}
        onRemove={removeRow}
        isTall={isTall}
      >
        {({ id: key }) => {
          const place = placeOf(key);
          return (
            <Grid key={place} gap="2">
              {children(`${name}.${place}`, place + 1)}
            </Grid>
          );
        }}
      </SortableRows>
      {message && <ErrorText>{translateMessage(message)}</ErrorText>}
      <ConflictsAt place={name} />
      {(most === undefined || items.length < most) && (
        <Button type="button" mt="3" variant="soft" onClick={add}>
          <Plus size={16} aria-hidden /> {addLabel}
        </Button>
      )}
    </section>
  );
}

/** Keys that rows keep when they move. react-hook-form's change when the list is set from outside, which loses the focus. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) keys.current.push(++last.current);
  keys.current.length = count;
  return keys;
}
