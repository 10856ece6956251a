import { Card } from '@radix-ui/themes';
import { useEffect } from 'react';
import { slugOf } from '#lib/slug.ts';
import { catalogsPath } from '#modules/catalog/paths.ts';
import { catalog as content } from '#modules/catalog/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Sheets } from './Sheets.tsx';

export default function Page() {
  return <OpenedEntry type={content}>{(id) => <CatalogForm id={id} />}</OpenedEntry>;
}

/** A new catalog is first named after its file. */
function CatalogForm({ id: opened }: { id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: catalog = null } = api.catalog.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const recordForm = useContentForm(content, { id, entry: catalog, onEntry: setId });
  const { form } = recordForm;
  const fileId = form.watch('fileId');
  const { data: file } = api.file.get.useQuery({ id: fileId }, { enabled: fileId > 0, retry: false });
  const name = file?.name;
  useEffect(() => {
    if (!name || form.getValues('title')) return;
    const title = name.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ');
    form.setValue('title', title, { shouldDirty: true });
    form.setValue('slug', slugOf(title, content.noun), { shouldDirty: true });
  }, [name, form]);
  return (
    <EntryPage
      recordForm={recordForm}
      entry={catalog}
      path={catalogsPath}
      panel={
        <Card size="2">
          <FieldInput form={form} name="language" field={content.fields.language} />
        </Card>
      }
    >
      <Sheets file={file} />
    </EntryPage>
  );
}
