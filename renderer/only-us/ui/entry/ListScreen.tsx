import { type ContentType, textsOf } from '#lib/content-type.ts';
import { type Listed, type ListedType, listHooksOf } from '../../content-api.ts';
import { later } from '../base/later.tsx';
import { useListState } from '../list/use-list-state.ts';
import { useOpened } from '../list/use-opened.ts';
import type { AnyEntry } from './EntryDialog.tsx';
import { EntryList, entryListFields } from './EntryList.tsx';
import type { OwnMenu } from './EntryMenu.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';

const EntryDialog = later(() => import('./EntryDialog.tsx'), 'EntryDialog');

interface Props<Entry extends AnyEntry> {
  type: ContentType;
  /** Words below the title, also searched. */
  note?(entry: Entry): string;
  /** The path of its public pages, if it has them: '/blogs/category'. */
  path?: string;
  menuOf?(entry: Entry): OwnMenu;
}

/** The list of a content type, with the form of its entries in a dialog. */
export function ListScreen<Entry extends AnyEntry>(props: Props<Entry>) {
  const { type } = props;
  const name = type.name as ListedType;
  // The compiler can't derive the fields of a type from its name.
  const valuesOf = (entry: Listed<ListedType>) => entry as AnyEntry as Entry;
  const title = type.row?.title ?? type.title;
  const note = props.note ?? type.row?.note ?? (() => '');
  const [state, narrow] = useListState(entryListFields);
  const [opened, edit] = useOpened();
  const { data } = listHooksOf(name).getAll.useQuery();
  const edited = data?.find(({ id }) => String(id) === opened);
  return (
    <EntryList
      type={name}
      t={textsOf(type)}
      title={(entry) => title(valuesOf(entry))}
      note={(entry) => note(valuesOf(entry))}
      picture={(entry) => pictureOf(type, valuesOf(entry))}
      whole={wholes[type.row?.cover ?? 'cropped']}
      path={props.path ? (entry) => `${props.path}/${(entry as { slug: string }).slug}` : undefined}
      menuOf={props.menuOf && ((entry) => props.menuOf?.(valuesOf(entry)))}
      state={state}
      narrow={narrow}
      opening={{ open: edit }}
      onAdd={() => edit('new')}
      dialog={({ items, turnTo }) => {
        const stepTo = (id: number) => {
          edit(id);
          turnTo(id);
        };
        return (
          <OpenedDialog type={type} opened={opened} isKnown={edited !== undefined} onClose={() => edit(null)}>
            <EntryDialog
              {...props}
              title={title}
              items={items.map(valuesOf)}
              entry={edited ? valuesOf(edited) : null}
              onOpen={stepTo}
              onClose={() => edit(null)}
            />
          </OpenedDialog>
        );
      }}
    />
  );
}

const wholes = { cropped: false, whole: true, sheet: 'sheet' } as const;

function pictureOf({ row }: ContentType, { picture = null }: AnyEntry) {
  if (!row?.cover) return null;
  // A logo has no colour until it is loaded.
  return picture && row.cover === 'whole' ? { ...picture, color: 'transparent' } : picture;
}
