import { Text } from '@radix-ui/themes';
import { type KeyboardEvent, useId } from 'react';
import { GridCell } from '../grid/GridCell.tsx';
import { goDown } from '../grid/go-down.ts';
import type { GridColumn } from '../grid/grid.ts';
import type { useGrid } from '../grid/use-grid.ts';
import { isSaveKey } from '../save-key.ts';

interface Props {
  /** What was made of the upload. */
  id: number | undefined;
  grid: ReturnType<typeof useGrid>;
  columns: GridColumn[];
}

/** In the row of an upload: what can be entered about it, such as its alternative text. */
export function NewFileFields({ id, grid, columns }: Props) {
  const refusalId = useId();
  const row = grid.rows.find((each) => each.id === id);
  if (!row) return null;
  const refusal = grid.refusals.get(row.id);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && goDown(event.target as HTMLElement)) event.preventDefault();
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void grid.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in its fields
    <div className="new-file" onKeyDown={onKey}>
      {columns.map((column) => (
        <div key={column.field}>
          <GridCell
            row={row}
            column={column}
            edits={grid.edits[row.id]}
            refusedBy={refusal && refusalId}
            onChange={(to) => grid.change(row, column.field, to)}
          />
        </div>
      ))}
      {refusal && (
        <Text as="p" size="1" color="red" role="alert" id={refusalId}>
          {refusal}
        </Text>
      )}
    </div>
  );
}
