import { Text, TextField } from '@radix-ui/themes';
import { SelectField } from '../SelectField.tsx';
import { type GridColumn, type GridRow, type RowEdits, savedMeanwhile } from './grid.ts';
import { t } from './texts.ts';

interface Props {
  row: GridRow;
  column: GridColumn;
  edits: RowEdits | undefined;
  /** The id of the sentence that says why the row wasn't saved. */
  refusedBy: string | undefined;
  onChange(to: string | number): void;
}

/** A field of a record in a grid. */
export function GridCell({ row, column, edits, refusedBy, onChange }: Props) {
  const { field, label, options } = column;
  const edit = edits?.[field];
  const value = edit?.to ?? row.values[field] ?? '';
  const locked = row.locked?.[field];
  const theirs = savedMeanwhile(row, field, edit);
  const named = {
    'aria-label': t('cell', { column: label, name: row.name }),
    'aria-describedby': refusedBy,
    title: locked,
    disabled: locked !== undefined,
  };
  return (
    <>
      {options ? (
        <Choice options={options} value={Number(value)} named={named} onChange={onChange} />
      ) : (
        <TextField.Root
          {...named}
          autoComplete="off"
          data-field={field}
          maxLength={column.maxLength}
          placeholder={column.placeholder}
          value={value}
          aria-invalid={refusedBy !== undefined && edit ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {theirs !== undefined && (
        <Text as="p" size="1" color="amber">
          {t('meanwhile', { value: nameOf(theirs, options) })}
        </Text>
      )}
    </>
  );
}

interface ChoiceProps {
  options: NonNullable<GridColumn['options']>;
  value: number;
  named: { 'aria-label': string; disabled: boolean };
  onChange(to: number): void;
}

function Choice({ options, value, named, onChange }: ChoiceProps) {
  return (
    <SelectField
      {...named}
      value={String(value)}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      onChange={(to) => onChange(Number(to))}
    />
  );
}

function nameOf(value: string | number, options: GridColumn['options']) {
  return options?.find((option) => option.value === value)?.label ?? String(value);
}
