import './data-table.css';
import { Table, VisuallyHidden } from '@radix-ui/themes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { selectableArea } from './selectable-area.ts';
import { common } from './texts.ts';

export interface Column<Row, Sort extends string = string> {
  header: string;
  isHeaderHidden?: boolean;
  title?: string;
  cell(row: Row): ReactNode;
  /** The two orders of this column; dates start with the latest. */
  sort?: { ascending: Sort; descending: Sort; startsDescending?: boolean };
  align?: 'end';
  /** Breaks anywhere, as the first column does. */
  isAddress?: boolean;
  /** Hidden on small laptops. */
  isMinor?: boolean;
  width?: string;
}

/** A column as narrow as its cells, so that names have the room. */
export const tight = '1px';

interface Props<Row, Sort extends string> {
  rows: readonly Row[];
  columns: readonly Column<Row, Sort>[];
  keyOf(row: Row): string | number;
  /** The last cell of a row. */
  actionsOf?(row: Row): ReactNode;
  sorting?: { sort: Sort; onSort(sort: Sort): void };
  boxes?: { page: ReactNode; of(row: Row): ReactNode } | false;
  size?: '1' | '2';
  variant?: 'surface' | 'ghost';
  className?: string;
}

export function DataTable<Row, Sort extends string = string>(props: Props<Row, Sort>) {
  const { rows, keyOf, actionsOf, sorting, boxes, size, variant = 'surface', className } = props;
  const columns = actionsOf ? [...props.columns, actionsColumn(actionsOf)] : props.columns;
  return (
    <div {...(boxes && selectableArea)}>
      <Table.Root variant={variant} size={size} className={className}>
        <Table.Header>
          <Table.Row>
            {boxes && <Table.ColumnHeaderCell width="24px">{boxes.page}</Table.ColumnHeaderCell>}
            {columns.map((column) => (
              <Header key={column.header} column={column} sorting={sorting} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={keyOf(row)} align="center">
              {boxes && <Table.Cell>{boxes.of(row)}</Table.Cell>}
              {columns.map((column, index) => {
                const Cell = index === 0 ? Table.RowHeaderCell : Table.Cell;
                return (
                  <Cell key={column.header} className={classOf(column)} justify={column.align}>
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  );
}

const actionsColumn = <Row,>(cell: (row: Row) => ReactNode) =>
  ({ header: common('actions'), isHeaderHidden: true, cell, align: 'end', width: tight }) as const;

interface HeaderProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting: Props<Row, Sort>['sorting'];
}

/** Pressed once more, it sorts the other way round. */
function Header<Row, Sort extends string>({ column, sorting }: HeaderProps<Row, Sort>) {
  const { header, isHeaderHidden, title, sort, align, width } = column;
  const cell = { className: classOf(column), justify: align, width, title };
  if (!sort || !sorting) {
    return (
      <Table.ColumnHeaderCell {...cell}>
        {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </Table.ColumnHeaderCell>
    );
  }
  const { ascending, descending, startsDescending = false } = sort;
  const isDescending = sorting.sort === descending;
  const isSorted = isDescending || sorting.sort === ascending;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const nextIsDescending = isSorted ? !isDescending : startsDescending;
  return (
    <Table.ColumnHeaderCell
      {...cell}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="sort-header"
        onClick={() => sorting.onSort(nextIsDescending ? descending : ascending)}
      >
        {header}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </Table.ColumnHeaderCell>
  );
}

function classOf<Row, Sort extends string>({ isMinor, align, isAddress }: Column<Row, Sort>) {
  const classes = [isMinor && 'from-1100', align && 'number-cell', isAddress && 'address-cell'];
  return classes.filter(Boolean).join(' ') || undefined;
}
