import { Text, TextField } from '@radix-ui/themes';
import { memo, useId } from 'react';
import { Picture } from '#renderer/ui/Picture.tsx';
import { SelectField } from '../SelectField.tsx';
import { type GridColumn, type GridRow, type RowEdits, savedMeanwhile } from './grid.ts';
import { t } from './texts.ts';

interface Props {
  row: GridRow;
  columns: GridColumn[];
  edits: RowEdits | undefined;
  /** Why it wasn't saved. */
  refusal: string | undefined;
  onChange(row: GridRow, field: string, to: string | number): void;
}

/** One record: its picture and its fields. Typing in one row doesn't draw the others again. */
export const GridTableRow = memo(function GridTableRow({ row, columns, edits, refusal, onChange }: Props) {
  const id = useId();
  return (
    <tr data-refused={refusal ? true : undefined}>
      <td className="grid-picture">
        <Picture picture={{ ...row.picture, alt: '' }} sizes="96px" />
      </td>
      {columns.map((column, index) => (
        <td key={column.field}>
          <Cell
            row={row}
            column={column}
            edits={edits}
            refusedBy={refusal ? `${id}-refusal` : undefined}
            onChange={(to) => onChange(row, column.field, to)}
          />
          {index === 0 && refusal && (
            <Text as="p" size="1" color="red" id={`${id}-refusal`}>
              {refusal}
            </Text>
          )}
        </td>
      ))}
    </tr>
  );
});

interface CellProps {
  row: GridRow;
  column: GridColumn;
  edits: RowEdits | undefined;
  /** The id of the sentence that says why the row wasn't saved. */
  refusedBy: string | undefined;
  onChange(to: string | number): void;
}

function Cell({ row, column, edits, refusedBy, onChange }: CellProps) {
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
