import type { ReactNode } from 'react';
import { type ContentType, fieldOf, textsOf } from '#lib/content-type.ts';
import { hasWords } from '#lib/fold.ts';
import { type ListedType, listHooksOf } from '../../content-api.ts';
import { useMayWith } from '../../use-may.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { later } from '../base/later.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { arrange, itemSortField, itemSorts } from '../list/arrange.ts';
import { AddButton, ListMenu, ListToolbar } from '../list/ListToolbar.tsx';
import { type ListState, pageField, pageSizeField, searchField, switchField } from '../list/list-address.ts';
import { PagedList } from '../list/PagedList.tsx';
import { t as listTexts } from '../list/texts.ts';
import { type Narrow, useListState } from '../list/use-list-state.ts';
import { useOpened, useOpenedRow } from '../list/use-opened.ts';
import type { OwnMenu } from '../publish/EntryMenu.tsx';
import { TrashList } from '../trash/TrashList.tsx';
import type { AnyEntry } from './EntryDialog.tsx';
import { EntryList, type RowOptions } from './EntryList.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';

const EntryDialog = later(() => import('./EntryDialog.tsx'), 'EntryDialog');

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
interface ListOptions<Entry extends AnyEntry> extends RowOptions<Entry> {
  /** Searched, too; by default, the summary. */
  words?(entry: Entry): string;
  /** Replaces the button that opens the form of a new entry. */
  add?: ReactNode;
  /** Of `useListState`, with `entryListFields` and the screen's own filters. */
  state?: State;
  narrow?: Narrow<State>;
  filters?: ReactNode;
  passes?(entry: Entry): boolean;
  noMatchText?: string;
}

interface Props<Entry extends AnyEntry> {
  type: ContentType;
  /** Words below the title, also searched. */
  note?(entry: Entry): string;
  /** The path of its public pages, if it has them: '/blogs/category'. */
  path?: string;
  menuOf?(entry: Entry): OwnMenu;
  list?: ListOptions<Entry>;
}

/**
 * The list of a content type in its public order, with search, filters, selection and trash, and the form of its entries in a dialog
 * unless they have a screen.
 */
export function ListScreen<Entry extends AnyEntry>(props: Props<Entry>) {
  const { type, path, menuOf, list = {} } = props;
  const name = type.name as ListedType;
  const t = textsOf(type);
  const title = type.row?.title ?? type.title;
  const note = props.note ?? type.row?.note ?? (() => '');
  const summary = fieldOf(type, 'summary') ?? '';
  const words = list.words ?? ((entry: Entry) => String(Reflect.get(entry, summary) ?? ''));
  const [ownState, narrowOwn] = useListState(entryListFields);
  const { state = ownState, narrow = narrowOwn } = list;
  const [opened, edit] = useOpened();
  const query = listHooksOf(name).getAll.useQuery();
  const mayWrite = useMayWith('write', name);
  // The compiler can't derive the fields of a type from its name.
  const all = query.data as AnyEntry[] | undefined as Entry[] | undefined;
  const entry =
    useOpenedRow(
      opened,
      all?.find(({ id }) => String(id) === opened),
    ) ?? null;
  if (state.trash) return <TrashList type={name} onClose={() => narrow({ trash: false })} />;
  if (!all) return <NotLoaded title={t('failedTitle')} query={query} />;
  const opening = type.hasScreen ? { route: type.list } : { open: edit };
  const adding = type.hasScreen ? { href: `${type.list}/new` } : { onAdd: () => edit('new') };
  const buttons = mayWrite && (
    <>
      <ListMenu onTrash={() => narrow({ trash: true })} />
      {list.add ?? <AddButton {...adding}>{t('add')}</AddButton>}
    </>
  );
  const found = all.filter((each) => {
    const text = [title, note, words].map((say) => say(each)).join(' ');
    return hasWords(text, state.search) && (list.passes?.(each) ?? true);
  });
  const { items, shown, page, pages } = arrange(found, title, state);
  const stepTo = (id: number) => {
    edit(id);
    const place = items.findIndex((item) => item.id === id);
    narrow({ page: Math.floor(place / state.size) + 1 }, 'replace');
  };
  const close = () => edit(null);
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
                {list.filters}
                <SelectField
                  aria-label={listTexts('sort')}
                  value={state.sort}
                  options={itemSorts.map((value) => ({ value, label: listTexts(value) }))}
                  onChange={(sort) => narrow({ sort })}
                />
              </>
            }
          >
            {buttons}
          </ListToolbar>
          <PagedList
            {...{ page, pages }}
            count={t('count', { count: found.length })}
            total={found.length}
            size={state.size}
            onChange={narrow}
          >
            {found.length === 0 && (
              <EmptyState
                title={listTexts('noMatchTitle')}
                text={list.noMatchText ?? listTexts('noMatchText')}
              />
            )}
            <EntryList<Entry>
              {...{ type, title, note, path, menuOf, opening, items, shown }}
              {...list}
              isSorted={state.sort !== 'order'}
            />
          </PagedList>
        </>
      )}
      <OpenedDialog type={type} opened={opened} isKnown={entry !== null} onClose={close}>
        <EntryDialog {...{ type, title, path, items, entry }} onOpen={stepTo} onClose={close} />
      </OpenedDialog>
    </>
  );
}
