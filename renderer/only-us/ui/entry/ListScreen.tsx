import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { common } from '../common-texts.ts';
import { opens } from '../form/steps.ts';
import { ItemList, type ListTexts } from '../list/ItemList.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import { optimisticReorder } from '../list/optimistic-reorder.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EntryDialog, type EntryForm, type EntryTextKey } from './EntryDialog.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { type AnyListed, type Listed, type ListedType, listHooksOf, useCacheOf } from './entry-api.ts';
import { PublishButton } from './PublishButton.tsx';
import { ScheduleButton } from './publish/ScheduleButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ScreenTexts<Type extends ListedType> extends ListTexts {
  (key: EntryTextKey<Type> | 'add' | 'deleteText'): string;
}

interface Props<Type extends ListedType> extends EntryForm<Type> {
  /** The texts of the screen; a field's label has the field's name as its key. */
  t: ScreenTexts<Type>;
  title(entry: Listed<Type>): string;
  /** More about the entry, which is searched, too. */
  note?(entry: Listed<Type>): string;
  picture?(entry: Listed<Type>): ShownPicture | null;
  /** Shows the whole picture, as logos need it, or with an edge, as sheets of paper need it. */
  whole?: boolean | 'sheet';
}

/** The list of a content type, in its order, with the form of its entries in a dialog. */
export function ListScreen<Type extends ListedType>(props: Props<Type>) {
  const { type, t, title, note = () => '' } = props;
  const hooks = listHooksOf(type);
  const query = hooks.getAll.useQuery();
  const cache = useCacheOf(type);
  const reorder = hooks.reorder.useMutation(optimisticReorder(cache.getAll as never));
  const [editedId, edit] = useState<number | 'new' | null>(null);
  const edited = query.data?.find(({ id }) => id === editedId) ?? null;
  return (
    <ItemList
      type={type}
      query={query}
      labelOf={title}
      textOf={(entry) => `${title(entry)} ${note(entry)}`}
      t={t}
      add={
        <Button onClick={() => edit('new')}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      }
      onMove={(id, before) => reorder.mutate({ id, before })}
      dialog={(items) =>
        (edited || editedId === 'new') && (
          <EntryDialog {...props} items={items} entry={edited} onOpen={edit} onClose={() => edit(null)} />
        )
      }
    >
      {(entry, moves, box) => (
        <ItemRow
          name={title(entry)}
          note={note(entry)}
          picture={props.picture?.(entry)}
          whole={props.whole}
          moves={moves}
          box={box}
          state={<Status type={type} entry={entry} />}
        >
          <Publishing type={type} entry={entry} name={title(entry)} />
          <Button
            variant="soft"
            color="gray"
            onClick={() => edit((entry as AnyListed).id)}
            {...opens((entry as AnyListed).id)}
          >
            {common('edit')}
          </Button>
          <DeleteButton type={type} entry={entry} name={title(entry)} description={t('deleteText')} />
          {hasStatus(entry) && (
            <EntryMenu
              type={type}
              entry={entry}
              name={title(entry)}
              path={props.pathOf?.(entry as never)}
              onOpen={edit}
            />
          )}
        </ItemRow>
      )}
    </ItemList>
  );
}

// Where all entries are shown, they have no status.

function Status({ type, entry }: { type: ListedType; entry: object }) {
  return hasStatus(entry) && <StatusBadge type={type} entry={entry} />;
}

function Publishing({ type, entry, name }: { type: ListedType; entry: object; name: string }) {
  return (
    hasStatus(entry) && (
      <>
        <PublishButton type={type} entry={entry} name={name} />
        <ScheduleButton type={type} entry={entry} name={name} />
      </>
    )
  );
}

function hasStatus(entry: object): entry is { id: number; status: 'draft' | 'published' } {
  return 'status' in entry;
}
