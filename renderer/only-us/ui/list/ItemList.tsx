import '#renderer/only-us/ui/rows.css';
import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { SearchField } from '#renderer/only-us/ui/SearchField.tsx';
import type { Moves, Sortable } from '#renderer/only-us/ui/SortableList.tsx';
import { common } from '../common-texts.ts';
import type { ContentType } from '../entry/entry-api.ts';
import { Pages } from '../files/Pages.tsx';
import { SelectableList } from '../select/SelectableList.tsx';
import { TrashButton } from '../trash/TrashButton.tsx';
import { TrashList } from '../trash/TrashList.tsx';
import { arrange, itemSortField } from './arrange.ts';
import { ItemSortSelect } from './ItemSortSelect.tsx';
import { ListSummary } from './ListSummary.tsx';
import { pageField, pageSizeField, searchField, switchField } from './list-address.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useListState } from './use-list-state.ts';

/** The texts that every list has. */
export interface ListTexts {
  (key: 'search' | 'failedTitle' | 'emptyTitle' | 'emptyText'): string;
  (key: 'count', values: { count: number }): string;
}

interface Props<Item extends Sortable> {
  type: ContentType;
  /** Gives all items, in their order. */
  query: { data?: Item[]; isError: boolean; refetch(): unknown };
  labelOf(item: Item): string;
  /** All that a search looks through. */
  textOf(item: Item): string;
  /** The texts of the list. */
  t: ListTexts;
  /** The button that adds one. */
  add: ReactNode;
  onMove(id: number, before: number | null): void;
  /** A row of the list. `box` selects it. */
  children(item: Item, moves: Moves, box: ReactNode): ReactNode;
  /** What is open above the list; gets what it lists, on all pages. */
  dialog?(items: Item[]): ReactNode;
}

// Many a page: dragging stays within one.
const listFields = {
  search: searchField,
  sort: itemSortField,
  size: pageSizeField(100),
  page: pageField,
  trash: switchField,
};

/** A list in the order that visitors see: search, select, move, add; and its trash. */
export function ItemList<Item extends Sortable>(props: Props<Item>) {
  const { query, labelOf, textOf, t, add, onMove, children, dialog } = props;
  const [{ search, trash, ...arrangement }, narrow] = useListState(listFields);
  if (trash) return <TrashList type={props.type} onClose={() => narrow({ trash: false })} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const items = query.data;
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const text = textOf(item).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const { shown, page, pages, ...sorted } = arrange(found, labelOf, arrangement);
  const turnTo = (page: number) => {
    narrow({ page });
    window.scrollTo({ top: 0 });
  };
  const toTrash = <TrashButton onOpen={() => narrow({ trash: true })} />;
  if (items.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <Flex gap="3">
          {toTrash}
          {add}
        </Flex>
        {dialog?.(items)}
      </EmptyState>
    );
  }
  return (
    <>
      <Flex gap="3" mb="4" align="center" wrap="wrap">
        <SearchField label={t('search')} value={search} onChange={(text) => narrow({ search: text })} />
        <ItemSortSelect sort={arrangement.sort} onChange={(sort) => narrow({ sort })} />
        <Flex gap="3" ml="auto">
          {toTrash}
          {add}
        </Flex>
      </Flex>
      <ListSummary
        count={t('count', { count: found.length })}
        total={found.length}
        sort={arrangement.sort}
        size={arrangement.size}
        onSize={(size) => narrow({ size })}
      />
      {found.length === 0 && <EmptyState title={common('noMatchTitle')} text={common('noMatchText')} />}
      <SelectableList
        type={props.type}
        className="panel rows"
        direction="column"
        items={sorted.items}
        shown={shown}
        fixed={arrangement.sort !== 'order'}
        labelOf={labelOf}
        onMove={onMove}
      >
        {children}
      </SelectableList>
      {pages > 1 && <Pages page={page} pages={pages} onTurn={turnTo} />}
      {dialog?.(sorted.items)}
    </>
  );
}
