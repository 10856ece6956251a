import type { Sortable } from '../base/SortableList.tsx';
import { type AddressField, choiceField, type PageSize } from './list-address.ts';

/** `order`: the manual one, which visitors see. */
export const itemSorts = ['order', 'name', 'name-desc', 'newest', 'oldest'] as const;
export type ItemSort = (typeof itemSorts)[number];

export const itemSortField: AddressField<ItemSort> = choiceField(...itemSorts);

interface Arrangement {
  sort: ItemSort;
  size: PageSize;
  page: number;
}

const collator = new Intl.Collator('id', { numeric: true });

/** Sorts items that come in manual order, and returns those of a page, at most the last one. */
export function arrange<Item extends Sortable>(
  items: Item[],
  labelOf: (item: Item) => string,
  { sort, size, page: wanted }: Arrangement,
) {
  const orders: Record<Exclude<ItemSort, 'order'>, (one: Item, other: Item) => number> = {
    name: (one, other) => collator.compare(labelOf(one), labelOf(other)),
    'name-desc': (one, other) => collator.compare(labelOf(other), labelOf(one)),
    newest: (one, other) => other.id - one.id,
    oldest: (one, other) => one.id - other.id,
  };
  const sorted = sort === 'order' ? items : items.toSorted(orders[sort]);
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(wanted, pages);
  return { items: sorted, shown: sorted.slice((page - 1) * size, page * size), page, pages };
}
