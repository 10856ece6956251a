import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { DialogShell, FormDialog } from '../form/FormDialog.tsx';
import { stepsIn } from '../form/steps.ts';
import { useEntryId } from '../form/use-record-form.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import type { ListedType } from './entry-api.ts';
import { useContentForm } from './use-content-form.ts';
import { useSaveEntry } from './use-save-entry.ts';

/** An entry as the list of its type gets it: with its values. */
export interface AnyEntry {
  id: number;
  version: number;
  /** Its cover. */
  picture?: ShownPicture | null;
  status?: 'draft' | 'published';
}

/** What the form of an entry is made of. */
export interface EntryForm<Entry extends AnyEntry> {
  type: ContentType;
  /** The path of its public page, for types that have one. */
  pathOf?(entry: Entry): string;
  /** The inputs, where they aren't those of the fields in their order. `entry` is what is saved, null for a new one. */
  // biome-ignore lint/suspicious/noExplicitAny: the values are those of the type, which its own inputs know.
  children?(form: UseFormReturn<any>, entry: Entry | null): ReactNode;
}

interface Props<Entry extends AnyEntry> extends EntryForm<Entry> {
  /** null: a new one. */
  entry: Entry | null;
  /** The list that the entry is opened from. */
  items: Entry[];
  onClose(): void;
  title(entry: Entry): string;
  onOpen(id: number): void;
}

/** The form of an entry in a dialog, with steps to the others of its list. */
export function EntryDialog<Entry extends AnyEntry>(props: Props<Entry>) {
  const { type, items, entry, title, onOpen } = props;
  const t = textsOf(type);
  const id = entry?.id ?? null;
  return (
    <DialogShell
      title={t(entry ? 'editTitle' : 'addTitle')}
      steps={id === null ? undefined : stepsIn(items, id, { nameOf: title, open: onOpen })}
    >
      <Inputs key={id} {...props} />
    </DialogShell>
  );
}

function Inputs<Entry extends AnyEntry>(props: Props<Entry>) {
  const { type, entry: opened, items, pathOf, onClose, children } = props;
  const t = textsOf(type);
  const [id, setId] = useEntryId(opened?.id ?? null);
  const entry = items.find((item) => item.id === id) ?? opened;
  const recordForm = useContentForm(type, { id, entry, onEntry: setId });
  const { form } = recordForm;
  const save = useSaveEntry(type.name as ListedType, pathOf as never);
  return (
    <FormDialog
      title={t(opened ? 'editTitle' : 'addTitle')}
      recordForm={recordForm}
      onSave={save as never}
      onClose={onClose}
    >
      {children
        ? children(form, entry)
        : Object.entries(type.fields)
            .filter(([, { role }]) => role !== 'status')
            .map(([name, field]) => (
              <FieldInput key={name} form={form} name={name} field={field} saved={entry?.picture} />
            ))}
    </FormDialog>
  );
}
