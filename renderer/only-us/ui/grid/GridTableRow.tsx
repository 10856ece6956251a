import { Text } from '@radix-ui/themes';
import { memo, useId } from 'react';
import { Picture } from '#renderer/ui/Picture.tsx';
import { GridCell } from './GridCell.tsx';
import type { GridColumn, GridRow, RowEdits } from './grid.ts';

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
          <GridCell
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
