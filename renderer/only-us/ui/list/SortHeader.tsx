import './sort-header.css';
import { Table } from '@radix-ui/themes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';

interface Props<Sort extends string> {
  /** How the list is sorted. */
  sort: Sort;
  /** The two orders of this column. */
  ascending: Sort;
  descending: Sort;
  /** Dates start with the latest. */
  startsDescending?: boolean;
  onSort(sort: Sort): void;
  className?: string;
  children: ReactNode;
}

/** The header of a column that sorts the list; once more, the other way round. */
export function SortHeader<Sort extends string>(props: Props<Sort>) {
  const { sort, ascending, descending, startsDescending = false, onSort, className, children } = props;
  const isSorted = sort === ascending || sort === descending;
  const isDescending = sort === descending;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const nextIsDescending = isSorted ? !isDescending : startsDescending;
  return (
    <Table.ColumnHeaderCell
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="sort-header"
        onClick={() => onSort(nextIsDescending ? descending : ascending)}
      >
        {children}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </Table.ColumnHeaderCell>
  );
}
