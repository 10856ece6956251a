import '../base/rows.css';
import type { ReactNode } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import { hasWords } from '#lib/fold.ts';
import { languageNames } from '#lib/language.ts';
import { api } from '#renderer/only-us/api.ts';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import {
  type AnyListed,
  type Content,
  type Listed,
  type ListedType,
  listHooksOf,
  useCacheOf,
} from '../../content-api.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { type Moves, SortableList } from '../base/SortableList.tsx';
import { selectableArea } from '../base/selectable-area.ts';
import { type Assignable, EntrySelectionBar } from '../bulk/EntrySelectionBar.tsx';
import { SelectBox } from '../bulk/SelectBox.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { arrange, type ItemSort, itemSortField, itemSorts } from '../list/arrange.ts';
import { AddButton, ListToolbar, TrashButton } from '../list/ListToolbar.tsx';
import {
  choiceField,
  type ListState,
  pageField,
  pageSizeField,
  searchField,
  switchField,
} from '../list/list-address.ts';
import { optimisticReorder } from '../list/optimistic-reorder.ts';
import { PagedList } from '../list/PagedList.tsx';
import { t as list } from '../list/texts.ts';
import type { Narrow } from '../list/use-list-state.ts';
import { TrashList } from '../trash/TrashList.tsx';
import type { OwnMenu } from './EntryMenu.tsx';
import { EntryRow, type ListedEntry, type Opening } from './EntryRow.tsx';

export interface ListTexts {
  (key: 'search' | 'failedTitle' | 'emptyTitle' | 'emptyText' | 'add' | 'deleteText'): string;
  (key: 'count', values: { count: number }): string;
}

const translationStates = ['all', 'missing', 'outdated'] as const;

/** The state of a list in its address. Large pages, since dragging stays within one. */
export const entryListFields = {
  search: searchField,
  sort: itemSortField,
  size: pageSizeField(100),
  page: pageField,
  trash: switchField,
  translation: choiceField(...translationStates),
};

type State = ListState<typeof entryListFields>;

/** The results of a list, for the dialog that is open over it. */
export interface Found<Type extends ListedType> {
  items: Listed<Type>[];
  turnTo(id: number): void;
}

interface Props<Type extends ListedType> {
  type: Type;
  t: ListTexts;
  title(entry: Listed<Type>): string;
  note?(entry: Listed<Type>): string;
  words?(entry: Listed<Type>): string;
  picture?(entry: Listed<Type>): ShownPicture | null;
  /** Uncropped, as for logos, or with an edge, as for sheets of paper. */
  whole?: boolean | 'sheet' | undefined;
  path?: ((entry: Listed<Type>) => string | undefined) | undefined;
  menuOf?: ((entry: Listed<Type>) => OwnMenu | undefined) | undefined;
  opening: Opening;
  /** Opens the form of a new entry, unless that is at the route `new`. */
  onAdd?(): void;
  add?: ReactNode;
  /** Of `useListState`, with `entryListFields` and the screen's own filters. */
  state: State;
  narrow: Narrow<State>;
  filters?: ReactNode;
  passes?(entry: Listed<Type>): boolean;
  noMatchText?: string;
  assign?: Assignable;
  onEditMany?(ids: number[]): void;
  /** Draws cards instead of rows; `box` selects one. */
  card?(entry: Listed<Type>, listed: ListedEntry, moves: Moves, box: ReactNode): ReactNode;
  dialog?(found: Found<Type>): ReactNode;
}

/** The list of a content type in its public order, with search, filters, selection and trash. */
export function EntryList<Type extends ListedType>(props: Props<Type>) {
  const { type, t, title, state, narrow } = props;
  const query = listHooksOf(type).getAll.useQuery();
  const pending = api.content.getPending.useQuery({ type });
  const [mayWrite, mayMove] = [useMayWith('write', type), useMayWith('publish', type)];
  if (state.trash) return <TrashList type={type} onClose={() => narrow({ trash: false })} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const buttons = mayWrite && (
    <>
      <TrashButton onOpen={() => narrow({ trash: true })} />
      {props.add ?? <AddButton {...addingOf(props)}>{t('add')}</AddButton>}
    </>
  );
  const translations = pending.data?.translations;
  const isTranslated = translationFilter(translations, state.translation);
  const found = query.data.filter(passing(props)).filter(({ id }) => isTranslated(id));
  const arranged = arrange(found as AnyListed[], (entry) => title(entry as Listed<Type>), state);
  const turnTo = (id: number) => {
    const place = arranged.items.findIndex((item) => item.id === id);
    narrow({ page: Math.floor(place / state.size) + 1 }, 'replace');
  };
  const dialog = props.dialog?.({ items: arranged.items as Listed<Type>[], turnTo });
  if (query.data.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        {buttons}
        {dialog}
      </EmptyState>
    );
  }
  const count = t('count', { count: found.length });
  const isFixed = mayMove && state.sort !== 'order' && found.length > 1;
  return (
    <>
      <ListToolbar
        label={t('search')}
        search={state.search}
        onSearch={(search) => narrow({ search })}
        filters={
          <>
            {props.filters}
            {translations && (
              <TranslationSelect
                name={languageNames[translations.language]}
                value={state.translation}
                onChange={(translation) => narrow({ translation })}
              />
            )}
            <SortSelect value={state.sort} onChange={(sort) => narrow({ sort })} />
          </>
        }
      >
        {buttons}
      </ListToolbar>
      <PagedList
        count={isFixed ? `${count} · ${list('fixed')}` : count}
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
      {dialog}
    </>
  );
}

interface EntriesProps<Type extends ListedType> extends Props<Type> {
  items: AnyListed[];
  shown: AnyListed[];
}

function Entries<Type extends ListedType>(props: EntriesProps<Type>) {
  const { type, t, title, note = () => '', card, opening, items, shown } = props;
  const cache = useCacheOf(type);
  const [mayWrite, mayMove] = [useMayWith('write', type), useMayWith('publish', type)];
  const reorder = listHooksOf(type).reorder.useMutation(optimisticReorder(cache.getAll));
  const selection = useSelection({
    shown: shown.map(({ id }) => id),
    total: items.length,
    getAll: () => items.map(({ id }) => id),
  });
  const nameOf = (item: AnyListed) => title(item as Listed<Type>);
  return (
    <>
      <div {...selectableArea}>
        <SortableList
          className={card ? 'tiles entry-cards' : 'panel rows'}
          direction={card ? 'row' : 'column'}
          items={items}
          shown={shown}
          fixed={!mayMove || props.state.sort !== 'order'}
          labelOf={nameOf}
          onMove={(id, before) => reorder.mutate({ id, before })}
        >
          {(each, moves) => {
            const entry = each as Listed<Type>;
            const name = title(entry);
            const path = props.path?.(entry);
            const own = props.menuOf?.(entry);
            const listed = { type, entry: each, name, opening, path, own, deleteText: t('deleteText') };
            const box = mayWrite && <SelectBox selection={selection} id={each.id} name={name} />;
            if (card) return card(entry, listed, moves, box);
            const picture = props.picture?.(entry);
            return (
              <EntryRow {...listed} {...{ moves, box, picture }} note={note(entry)} whole={props.whole} />
            );
          }}
        </SortableList>
      </div>
      <EntrySelectionBar
        type={type}
        selection={selection}
        nameOf={(id) => items.filter((item) => item.id === id).map(nameOf)[0] ?? ''}
        assign={props.assign}
        onEdit={props.onEditMany}
        canPublish={items.some((item) => 'status' in item)}
      />
    </>
  );
}

function addingOf<Type extends ListedType>({ opening, onAdd }: Props<Type>) {
  return 'route' in opening ? { href: `${opening.route}/new` } : { onAdd };
}

function passing<Type extends ListedType>({ title, note, words, passes, state }: Props<Type>) {
  return (entry: Listed<Type>) => {
    const text = [title, note, words].map((say) => say?.(entry) ?? '').join(' ');
    return hasWords(text, state.search) && (passes?.(entry) ?? true);
  };
}

type SelectProps<Value> = { value: Value; onChange(value: Value): void };

function SortSelect(select: SelectProps<ItemSort>) {
  const options = itemSorts.map((value) => ({ value, label: list(value) }));
  return <SelectField aria-label={list('sort')} options={options} {...select} />;
}

type TranslationState = (typeof translationStates)[number];

function translationFilter(
  known: Content['getPending']['translations'] | undefined,
  state: TranslationState,
) {
  if (!known || state === 'all') return () => true;
  const { published, outdated, own } = known;
  return (id: number) =>
    state === 'outdated' ? outdated.includes(id) : !published.includes(id) && !own.includes(id);
}

/** Filters by missing or outdated translations. */
function TranslationSelect({ name, ...select }: SelectProps<TranslationState> & { name: string }) {
  const options = translationStates.map((value) => ({
    value,
    label: list(`${value}Translated`, { language: name }),
  }));
  return <SelectField aria-label={name} options={options} {...select} />;
}
