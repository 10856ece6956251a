import './sheets.css';
import { Card, Flex, Text } from '@radix-ui/themes';
import { useEffect } from 'react';
import { pdfPage } from '#lib/pdf-page.ts';
import { slugOf } from '#lib/slug.ts';
import { catalogsPath } from '#modules/catalog/paths.ts';
import { t } from '#modules/catalog/texts.ts';
import { catalog as content } from '#modules/catalog/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { describeFile } from '#renderer/only-us/ui/files/describe-file.ts';
import type { DescribedFile } from '#renderer/only-us/ui/files/file.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';

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

const most = 12;

function Sheets({ file }: { file: DescribedFile | undefined }) {
  if (!file) return <Muted className="sheets-none">{t('noFile')}</Muted>;
  const { name, pages, picture } = file;
  const count = Math.min(pages ?? 1, most);
  const more = (pages ?? 1) - count;
  return (
    <section aria-label={t('pages')}>
      <Flex gap="3" mb="3" justify="between" wrap="wrap">
        <Text size="2" weight="medium" truncate title={name}>
          {name}
        </Text>
        <Muted as="span">{describeFile(file)}</Muted>
      </Flex>
      <ol className="tiles sheets" data-single={pages === null || undefined}>
        {Array.from({ length: count }, (_, index) => {
          const filename = pages === null ? picture.filename : pdfPage(picture.filename, index + 1);
          return (
            <li key={filename}>
              <Picture
                picture={{
                  ...picture,
                  filename,
                  color: 'var(--gray-3)',
                  alt: t('pageNumber', { page: index + 1 }),
                }}
                sizes="340px"
              />
            </li>
          );
        })}
      </ol>
      {more > 0 && <Muted mt="3">{t('morePages', { count: more })}</Muted>}
    </section>
  );
}
