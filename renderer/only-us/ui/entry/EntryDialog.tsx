import type { ShownPicture } from '#database/shown-picture.ts';
import { type ContentType, fieldOf, textsOf } from '#lib/content-type.ts';
import { api } from '../../api.ts';
import type { ListedType } from '../../content-api.ts';
import { DialogShell, FormDialog } from '../form/FormDialog.tsx';
import { stepsIn } from '../form/steps.ts';
import { useEntryId } from '../form/use-record-form.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import type { CachedList } from '../list/optimistic-reorder.ts';
import type { AnyForm } from '../working-copy/record-form.ts';
import { AddressField, useFollowingSlug } from './AddressField.tsx';
import { DeclaredInput } from './BlockInputs.tsx';
import { useContentForm } from './use-content-form.ts';
import { useSaveEntry } from './use-save-entry.ts';

export interface AnyEntry {
  id: number;
  version: number;
  picture?: ShownPicture | null;
  status?: 'draft' | 'published';
}

interface Props<Entry extends AnyEntry> {
  type: ContentType;
  /** The path of its public pages, if it has them. */
  path?: string | undefined;
  entry: Entry | null;
  items: Entry[];
  onClose(): void;
  title(entry: Entry): string;
  onOpen(id: number): void;
}

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
  const { type, path, entry: opened, items, onClose } = props;
  const t = textsOf(type);
  const [id, setId] = useEntryId(opened?.id ?? null);
  const entry = items.find((item) => item.id === id) ?? opened;
  const recordForm = useContentForm(type, { id, entry, onEntry: setId, format: useReferenceFormats(type) });
  const { form } = recordForm;
  const save = useSaveEntry(type.name as ListedType, { noun: type.noun });
  return (
    <FormDialog {...{ recordForm, onClose }} title={t(opened ? 'editTitle' : 'addTitle')} onSave={save}>
      <EntryInputs {...{ form, type, path }} isNew={id === null} saved={entry?.picture} />
    </FormDialog>
  );
}

/** Names the entries that fields refer to, as far as their lists are loaded. */
function useReferenceFormats({ fields }: ContentType) {
  const utils: object = api.useUtils();
  const formats = Object.entries(fields).flatMap(([name, { to }]) => {
    const list: CachedList<AnyEntry> | undefined = to && Reflect.get(utils, to.name).getAll;
    const rowOf = (id: number) => list?.getData()?.find((row) => row.id === id);
    return to ? [[name, (id: number) => to.title(rowOf(id) ?? {})]] : [];
  });
  return Object.fromEntries(formats);
}

interface InputsProps {
  type: ContentType;
  form: AnyForm;
  path?: string | undefined;
  isNew?: boolean;
}

export function EntryInputs({ saved, ...props }: InputsProps & { saved?: ShownPicture | null | undefined }) {
  const { form, type, path } = props;
  const fields = Object.entries(type.fields).filter(([, { role }]) => role !== 'status');
  const others = fields.filter(
    ([, { role }]) => path === undefined || (role !== 'title' && role !== 'address'),
  );
  return (
    <>
      {path !== undefined && <NameAndAddress {...props} />}
      {others.map(([name, field]) => (
        <DeclaredInput key={name} {...{ form, name, field, saved }} pictures={{}} />
      ))}
    </>
  );
}

function NameAndAddress({ form, type, path = '', isNew = false }: InputsProps) {
  const title = fieldOf(type, 'title') ?? '';
  const { label = '', input } = type.fields[title] ?? {};
  const follow = useFollowingSlug(form, title, type.noun, !isNew);
  return (
    <>
      <TextInput form={form} name={title} label={label} onType={follow} {...input} />
      <AddressField {...{ form, path }} type={type.name as ListedType} wasPublic={!isNew} />
    </>
  );
}
