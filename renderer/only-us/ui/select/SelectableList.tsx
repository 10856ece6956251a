import type { ReactNode } from 'react';
import type { ContentType } from '../entry/entry-api.ts';
import { type Moves, type Sortable, SortableList } from '../SortableList.tsx';
import { type Assignable, EntrySelectionBar } from './EntrySelectionBar.tsx';
import { SelectBox } from './SelectBox.tsx';
import { selectableArea, useSelection } from './use-selection.ts';

interface Props<Item extends Sortable> {
  type: ContentType;
  /** All that match, whether shown or not: what can be selected. */
  items: Item[];
  /** Those that are shown; all of them when left out. */
  shown?: Item[];
  /** They are sorted in another way than by hand, so nothing can be moved. */
  fixed?: boolean;
  labelOf(item: Item): string;
  onMove(id: number, before: number | null): void;
  direction: 'row' | 'column';
  className: string;
  /** A field that can be changed for many. */
  assign?: Assignable;
  /** Edits many in a grid. */
  onEdit?(ids: number[]): void;
  /** `box` selects the item. */
  children(item: Item, moves: Moves, box: ReactNode): ReactNode;
}

/** A list in an order, of which many items can be changed at once. */
export function SelectableList<Item extends Sortable>(props: Props<Item>) {
  const { type, items, shown = items, labelOf, assign, onEdit, children, ...list } = props;
  const selection = useSelection({
    shown: shown.map(({ id }) => id),
    total: items.length,
    getAll: () => items.map(({ id }) => id),
  });
  const nameOf = (id: number) => items.filter((item) => item.id === id).map(labelOf)[0] ?? '';
  return (
    <>
      <div {...selectableArea}>
        <SortableList items={items} shown={shown} labelOf={labelOf} {...list}>
          {(item, moves) =>
            children(item, moves, <SelectBox selection={selection} id={item.id} name={labelOf(item)} />)
          }
        </SortableList>
      </div>
      <EntrySelectionBar
        type={type}
        selection={selection}
        nameOf={nameOf}
        assign={assign}
        onEdit={onEdit}
        canPublish={items.some((item) => 'status' in item)}
      />
    </>
  );
}
