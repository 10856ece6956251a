import '../base/rows.css';
import type { ReactNode } from 'react';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import { type ListedType, listHooksOf, useCacheOf } from '../../content-api.ts';
import { useMayWith } from '../../use-may.ts';
import { type Moves, SortableList } from '../base/SortableList.tsx';
import { selectableArea } from '../base/selectable-area.ts';
import { type Assignable, EntrySelectionBar } from '../bulk/EntrySelectionBar.tsx';
import { SelectBox } from '../bulk/SelectBox.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { optimisticReorder } from '../list/optimistic-reorder.ts';
import { t } from '../list/texts.ts';
import type { OwnMenu } from '../publish/EntryMenu.tsx';
import type { AnyEntry } from './EntryDialog.tsx';
import { EntryRow, type ListedEntry, type Opening } from './EntryRow.tsx';

export interface RowOptions<Entry extends AnyEntry> {
  assign?: Assignable;
  onEditMany?(ids: number[]): void;
  /** Draws cards instead of rows; `box` selects one. */
  card?(entry: Entry, listed: ListedEntry, moves: Moves, box: ReactNode): ReactNode;
}

interface Props<Entry extends AnyEntry> extends RowOptions<Entry> {
  type: ContentType;
  title(entry: Entry): string;
  note(entry: Entry): string;
  /** The path of its public pages, if it has them. */
  path: string | undefined;
  menuOf: ((entry: Entry) => OwnMenu) | undefined;
  opening: Opening;
  items: Entry[];
  /** Those of the page. */
  shown: Entry[];
  /** Whether their order isn't the one of the site. */
  isSorted: boolean;
}

const wholes = { cropped: false, whole: true, sheet: 'sheet' } as const;

/** Rows or cards of entries, which can be dragged and selected. */
export function EntryList<Entry extends AnyEntry>(props: Props<Entry>) {
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
          fixed={!mayMove || props.isSorted}
          whyFixed={mayMove ? t('fixed') : undefined}
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
