import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import { common } from '../common-texts.ts';
import { opens } from '../form/steps.ts';
import { ItemList, type ListTexts } from '../list/ItemList.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import { optimisticReorder } from '../list/optimistic-reorder.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EntryDialog, type EntryForm, type ListedEntry } from './EntryDialog.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { type ListedType, listHooksOf, useCacheOf } from './entry-api.ts';
import { PublishButton } from './PublishButton.tsx';
import { ScheduleButton } from './publish/ScheduleButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface Props<Entry extends ListedEntry> extends EntryForm<Entry> {
  /** More about the entry than its type says, searched, too. */
  note?(entry: Entry): string;
}

/** The list of a content type, in its order, with the form of its entries in a dialog. */
export function ListScreen<Entry extends ListedEntry>(props: Props<Entry>) {
  const { type, pathOf } = props;
  const name = type.name as ListedType;
  const t = textsOf(type);
  const title = type.row?.title ?? type.title;
  const note = props.note ?? type.row?.note ?? (() => '');
  const hooks = listHooksOf(name);
  const query = hooks.getAll.useQuery() as ListQuery<Entry>;
  const cache = useCacheOf(name);
  const reorder = hooks.reorder.useMutation(optimisticReorder(cache.getAll as never));
  const [editedId, edit] = useState<number | 'new' | null>(null);
  const edited = query.data?.find(({ id }) => id === editedId) ?? null;
  return (
    <ItemList<Entry>
      type={name}
      query={query}
      labelOf={title}
      textOf={(entry) => `${title(entry)} ${note(entry)}`}
      t={t as ListTexts}
      add={
        <Button onClick={() => edit('new')}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      }
      onMove={(id, before) => reorder.mutate({ id, before })}
      dialog={(items) =>
        (edited || editedId === 'new') && (
          <EntryDialog
            {...props}
            title={title}
            items={items}
            entry={edited}
            onOpen={edit}
            onClose={() => edit(null)}
          />
        )
      }
    >
      {(entry, moves, box) => (
        <ItemRow
          name={title(entry)}
          note={note(entry)}
          {...coverOf(type, entry)}
          moves={moves}
          box={box}
          state={hasStatus(entry) && <StatusBadge type={name} entry={entry} />}
        >
          {hasStatus(entry) && (
            <>
              <PublishButton type={name} entry={entry} name={title(entry)} />
              <ScheduleButton type={name} entry={entry} name={title(entry)} />
            </>
          )}
          <Button variant="soft" color="gray" onClick={() => edit(entry.id)} {...opens(entry.id)}>
            {common('edit')}
          </Button>
          <DeleteButton
            type={name}
            entry={entry as never}
            name={title(entry)}
            description={t('deleteText')}
          />
          {hasStatus(entry) && (
            <EntryMenu
              type={name}
              entry={entry}
              name={title(entry)}
              path={pathOf?.(entry as never)}
              onOpen={edit}
            />
          )}
        </ItemRow>
      )}
    </ItemList>
  );
}

interface ListQuery<Entry> {
  data?: Entry[];
  isError: boolean;
  refetch(): unknown;
}

/** The picture of a row, as its type shows it. */
function coverOf({ row }: ContentType, { picture }: ListedEntry) {
  if (!row?.cover || !picture) return {};
  if (row.cover === 'cropped') return { picture };
  if (row.cover === 'sheet') return { picture, whole: row.cover };
  // Of a logo: without the colour that shows until it is loaded.
  return { picture: { ...picture, color: 'transparent' }, whole: true };
}

// Where all entries are shown, they have no status.
function hasStatus<Entry extends ListedEntry>(
  entry: Entry,
): entry is Entry & { status: 'draft' | 'published' } {
  return entry.status !== undefined;
}
