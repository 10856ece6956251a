import './sort-header.css';
import { Table } from '@radix-ui/themes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';

interface Props {
  /** The direction in which the list is sorted by this column; undefined while it is sorted by another. */
  sorted: 'ascending' | 'descending' | undefined;
  onSort(): void;
  className?: string;
  children: ReactNode;
}

/** The header of a column that sorts the list. */
export function SortHeader({ sorted, onSort, className, children }: Props) {
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Table.ColumnHeaderCell className={className} aria-sort={sorted}>
      <button type="button" className="sort-header" onClick={onSort}>
        {children}
        {sorted && <Arrow size={14} aria-hidden />}
      </button>
    </Table.ColumnHeaderCell>
  );
}
