import '../base/rows.css';
import type { ReactNode } from 'react';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import { hasWords } from '#lib/fold.ts';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import { type ListedType, listHooksOf, useCacheOf } from '../../content-api.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { type Moves, SortableList } from '../base/SortableList.tsx';
import { selectableArea } from '../base/selectable-area.ts';
import { type Assignable, EntrySelectionBar } from '../bulk/EntrySelectionBar.tsx';
import { SelectBox } from '../bulk/SelectBox.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { arrange, type ItemSort, itemSortField, itemSorts } from '../list/arrange.ts';
import { AddButton, ListMenu, ListToolbar } from '../list/ListToolbar.tsx';
import { type ListState, pageField, pageSizeField, searchField, switchField } from '../list/list-address.ts';
import { optimisticReorder } from '../list/optimistic-reorder.ts';
import { PagedList } from '../list/PagedList.tsx';
import { t as list } from '../list/texts.ts';
import type { Narrow } from '../list/use-list-state.ts';
import type { OwnMenu } from '../publish/EntryMenu.tsx';
import { TrashList } from '../trash/TrashList.tsx';
import type { AnyEntry } from './EntryDialog.tsx';
import { EntryRow, type ListedEntry, type Opening } from './EntryRow.tsx';

/** The state of a list in its address. Large pages, since dragging stays within one. */
export const entryListFields = {
  search: searchField,
  sort: itemSortField,
  size: pageSizeField(100),
  page: pageField,
  trash: switchField,
};

type State = ListState<typeof entryListFields>;

/** Additions of a screen to the list of its type. */
export interface ListOptions<Entry extends AnyEntry> {
  /** Searched, too. */
  words?(entry: Entry): string;
  /** Replaces the button that opens the form of a new entry. */
  add?: ReactNode;
  /** Of `useListState`, with `entryListFields` and the screen's own filters. */
  state?: State;
  narrow?: Narrow<State>;
  filters?: ReactNode;
  passes?(entry: Entry): boolean;
  noMatchText?: string;
  assign?: Assignable;
  onEditMany?(ids: number[]): void;
  /** Draws cards instead of rows; `box` selects one. */
  card?(entry: Entry, listed: ListedEntry, moves: Moves, box: ReactNode): ReactNode;
}

interface Props<Entry extends AnyEntry> extends ListOptions<Entry> {
  type: ContentType;
  title(entry: Entry): string;
  note(entry: Entry): string;
  /** The path of its public pages, if it has them. */
  path?: string | undefined;
  menuOf?: ((entry: Entry) => OwnMenu) | undefined;
  opening: Opening;
  state: State;
  narrow: Narrow<State>;
  /** Open over the list, `items` as it shows them. */
  dialog(found: { all: Entry[]; items: Entry[]; turnTo(id: number): void }): ReactNode;
}

/** The list of a content type in its public order, with search, filters, selection and trash. */
export function EntryList<Entry extends AnyEntry>(props: Props<Entry>) {
  const { type, title, opening, state, narrow } = props;
  const name = type.name as ListedType;
  const t = textsOf(type);
  const query = listHooksOf(name).getAll.useQuery();
  const mayWrite = useMayWith('write', name);
  if (state.trash) return <TrashList type={name} onClose={() => narrow({ trash: false })} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  // The compiler can't derive the fields of a type from its name.
  const all = query.data as AnyEntry[] as Entry[];
  const adding = 'route' in opening ? { href: `${opening.route}/new` } : { onAdd: () => opening.open('new') };
  const buttons = mayWrite && (
    <>
      <ListMenu onTrash={() => narrow({ trash: true })} />
      {props.add ?? <AddButton {...adding}>{t('add')}</AddButton>}
    </>
  );
  const found = all.filter(passing(props));
  const arranged = arrange(found, title, state);
  const turnTo = (id: number) => {
    const place = arranged.items.findIndex((item) => item.id === id);
    narrow({ page: Math.floor(place / state.size) + 1 }, 'replace');
  };
  return (
    <>
      {all.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          {buttons}
        </EmptyState>
      ) : (
        <>
          <ListToolbar
            label={t('search')}
            search={state.search}
            onSearch={(search) => narrow({ search })}
            filters={
              <>
                {props.filters}
                <SortSelect value={state.sort} onChange={(sort) => narrow({ sort })} />
              </>
            }
          >
            {buttons}
          </ListToolbar>
          <PagedList
            count={t('count', { count: found.length })}
            total={found.length}
            page={arranged.page}
            pages={arranged.pages}
            size={state.size}
            onChange={narrow}
          >
            {found.length === 0 && (
              <EmptyState title={list('noMatchTitle')} text={props.noMatchText ?? list('noMatchText')} />
            )}
            <Entries {...props} items={arranged.items} shown={arranged.shown} />
          </PagedList>
        </>
      )}
      {props.dialog({ all, items: arranged.items, turnTo })}
    </>
  );
}

interface EntriesProps<Entry extends AnyEntry> extends Props<Entry> {
  items: Entry[];
  shown: Entry[];
}

const wholes = { cropped: false, whole: true, sheet: 'sheet' } as const;

function Entries<Entry extends AnyEntry>(props: EntriesProps<Entry>) {
  const { type, title, note, card, path, menuOf, opening, items, shown } = props;
  const name = type.name as ListedType;
  const deleteText = textsOf(type)('deleteText');
  const cache = useCacheOf(name);
  const [mayWrite, mayMove] = [useMayWith('write', name), useMayWith('publish', name)];
  const reorder = listHooksOf(name).reorder.useMutation(optimisticReorder(cache.getAll));
  const selection = useSelection({
    shown: shown.map(({ id }) => id),
    total: items.length,
    getAll: () => items.map(({ id }) => id),
  });
  const listedOf = (entry: Entry): ListedEntry => ({
    type: name,
    entry,
    name: title(entry),
    opening,
    path: path === undefined ? undefined : `${path}/${Reflect.get(entry, 'slug')}`,
    own: menuOf?.(entry),
    deleteText,
  });
  return (
    <>
      <div {...selectableArea}>
        <SortableList
          className={card ? 'tiles entry-cards' : 'panel rows'}
          direction={card ? 'row' : 'column'}
          items={items}
          shown={shown}
          fixed={!mayMove || props.state.sort !== 'order'}
          whyFixed={mayMove ? list('fixed') : undefined}
          labelOf={title}
          onMove={(id, before) => reorder.mutate({ id, before })}
        >
          {(entry, moves) => {
            const listed = listedOf(entry);
            const box = mayWrite && <SelectBox selection={selection} id={entry.id} name={listed.name} />;
            if (card) return card(entry, listed, moves, box);
            return (
              <EntryRow
                {...{ ...listed, moves, box }}
                picture={pictureOf(type, entry)}
                note={note(entry)}
                whole={wholes[type.row?.cover ?? 'cropped']}
              />
            );
          }}
        </SortableList>
      </div>
      <EntrySelectionBar
        type={name}
        selection={selection}
        nameOf={(id) => items.filter((item) => item.id === id).map(title)[0] ?? ''}
        assign={props.assign}
        onEdit={props.onEditMany}
        canPublish={items.some((item) => 'status' in item)}
      />
    </>
  );
}

function pictureOf({ row }: ContentType, { picture = null }: AnyEntry) {
  if (!row?.cover) return null;
  // A logo has no colour until it is loaded.
  return picture && row.cover === 'whole' ? { ...picture, color: 'transparent' } : picture;
}

function passing<Entry extends AnyEntry>({ title, note, words, passes, state }: Props<Entry>) {
  return (entry: Entry) => {
    const text = [title, note, words].map((say) => say?.(entry) ?? '').join(' ');
    return hasWords(text, state.search) && (passes?.(entry) ?? true);
  };
}

type SortProps = { value: ItemSort; onChange(sort: ItemSort): void };

function SortSelect(select: SortProps) {
  const options = itemSorts.map((value) => ({ value, label: list(value) }));
  return <SelectField aria-label={list('sort')} options={options} {...select} />;
}
