import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { common } from '../common-texts.ts';
import { DialogShell } from '../form/DialogShell.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { stepsIn } from '../form/steps.ts';
import { useEntryForm } from '../form/use-entry-form.ts';
import { useEntryId } from '../form/use-entry-id.ts';
import type { AnyListed, Listed, ListedType, Values } from './entry-api.ts';
import { useSaveEntry } from './use-save-entry.ts';

/** The texts of an entry's form: one for each field, named like it, and these. */
export type EntryTextKey<Type extends ListedType> =
  | (keyof Values<Type> & string)
  | 'addTitle'
  | 'editTitle'
  | 'saveAsNew';

// The field that a public address is made of, which a listed entry has, too.
type AddressField<Type extends ListedType> = 'slug' & keyof Values<Type>;

/** What the form of an entry is made of. */
export interface EntryForm<Type extends ListedType> {
  type: Type;
  schema: ZodMiniType<Values<Type>>;
  /** What the form of a new entry begins with. */
  empty: Values<Type>;
  /** The texts of the screen; a field's label has the field's name as its key. */
  t(key: EntryTextKey<Type>): string;
  /** How values are shown where two versions are compared, as far as they aren't shown as they are. */
  format?: { [Field in keyof Values<Type>]?: (value: Values<Type>[Field]) => string };
  /** The path of its public page, for types that have one. */
  pathOf?(values: Pick<Values<Type>, AddressField<Type>>): string;
  /** The inputs. `entry` is what is saved, null for a new one. */
  children(form: UseFormReturn<Values<Type> & FieldValues>, entry: Listed<Type> | null): ReactNode;
}

interface Props<Type extends ListedType> extends EntryForm<Type> {
  /** null: a new one. */
  entry: Listed<Type> | null;
  /** The list that the entry is opened from. */
  items: Listed<Type>[];
  onClose(): void;
  title(entry: Listed<Type>): string;
  onOpen(id: number): void;
}

/** The form of an entry in a dialog, with steps to the others of its list. */
export function EntryDialog<Type extends ListedType>(props: Props<Type>) {
  const { items, entry, t, title, onOpen } = props;
  const id = entry ? (entry as AnyListed).id : null;
  return (
    <DialogShell
      title={t(entry ? 'editTitle' : 'addTitle')}
      steps={id === null ? undefined : stepsIn(items, id, { nameOf: title, open: onOpen })}
    >
      <Fields key={id} {...props} />
    </DialogShell>
  );
}

function Fields<Type extends ListedType>(props: Props<Type>) {
  const { type, schema, empty, items, t, onClose, children } = props;
  const opened: AnyListed | null = props.entry;
  const [id, setId] = useEntryId(opened?.id ?? null);
  const entry = (items as AnyListed[]).find((item) => item.id === id) ?? opened;
  type Fields = Values<Type> & FieldValues;
  const fields = Object.keys(empty) as (keyof Values<Type> & string)[];
  const recordForm = useEntryForm<Fields>({
    type,
    id,
    onEntry: setId,
    schema: schema as ZodMiniType<Fields>,
    record: { version: entry?.version ?? 0, values: (entry ? valuesOf(entry, fields) : empty) as Fields },
    labels: Object.fromEntries(fields.map((field) => [field, t(field)])) as never,
    format: { ...toText, ...props.format } as never,
  });
  const save = useSaveEntry(type, props.pathOf);
  return (
    <FormDialog
      title={t(opened ? 'editTitle' : 'addTitle')}
      recordForm={recordForm}
      newLabel={t('saveAsNew')}
      onSave={save}
      onClose={onClose}
    >
      {children(recordForm.form, entry as Listed<Type> | null)}
    </FormDialog>
  );
}

// How values are shown where two versions are compared.
const toText = {
  fileId: () => common('otherPicture'),
  status: (status: 'draft' | 'published') => common(status),
};

function valuesOf(entry: object, fields: string[]) {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name)));
}
