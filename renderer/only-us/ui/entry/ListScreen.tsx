import { type ContentType, fieldOf } from '#lib/content-type.ts';
import { later } from '../base/later.tsx';
import { useListState } from '../list/use-list-state.ts';
import { type Open, useOpened, useOpenedRow } from '../list/use-opened.ts';
import type { OwnMenu } from '../publish/EntryMenu.tsx';
import type { AnyEntry } from './EntryDialog.tsx';
import { EntryList, entryListFields, type ListOptions } from './EntryList.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';

const EntryDialog = later(() => import('./EntryDialog.tsx'), 'EntryDialog');

interface Props<Entry extends AnyEntry> {
  type: ContentType;
  /** Words below the title, also searched. */
  note?(entry: Entry): string;
  /** The path of its public pages, if it has them: '/blogs/category'. */
  path?: string;
  menuOf?(entry: Entry): OwnMenu;
  list?: ListOptions<Entry>;
}

/** The list of a content type, with the form of its entries in a dialog unless they have a screen. */
export function ListScreen<Entry extends AnyEntry>({ type, path, menuOf, list, ...own }: Props<Entry>) {
  const title = type.row?.title ?? type.title;
  const note = own.note ?? type.row?.note ?? (() => '');
  const [state, narrow] = useListState(entryListFields);
  const [opened, edit] = useOpened();
  const summary = fieldOf(type, 'summary') ?? '';
  return (
    <EntryList<Entry>
      {...{ type, title, note, path, menuOf, state, narrow }}
      words={(entry) => String(Reflect.get(entry, summary) ?? '')}
      opening={type.hasScreen ? { route: type.list } : { open: edit }}
      dialog={(rows) => <ListDialog {...{ ...rows, type, title, path, opened, edit }} />}
      {...list}
    />
  );
}

interface ListDialogProps<Entry> {
  type: ContentType;
  path: string | undefined;
  title(entry: Entry): string;
  all: Entry[];
  items: Entry[];
  turnTo(id: number): void;
  opened: string | null;
  edit: Open;
}

function ListDialog<Entry extends AnyEntry>(props: ListDialogProps<Entry>) {
  const { type, title, path, all, items, turnTo, opened, edit } = props;
  const listed = all.find(({ id }) => String(id) === opened);
  const entry = useOpenedRow(opened, listed) ?? null;
  const stepTo = (id: number) => {
    edit(id);
    turnTo(id);
  };
  const close = () => edit(null);
  return (
    <OpenedDialog type={type} opened={opened} isKnown={entry !== null} onClose={close}>
      <EntryDialog {...{ type, title, path, items, entry }} onOpen={stepTo} onClose={close} />
    </OpenedDialog>
  );
}
