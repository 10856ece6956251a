import { navigate } from 'vike/client/router';
import type { PageFields } from '#modules/pages/inputs.ts';
import { pagePath, pagesRoute } from '#modules/pages/paths.ts';
import { t } from '#modules/pages/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useEntryForm } from '#renderer/only-us/ui/form/use-entry-form.ts';
import { pageFields } from './block-parts.ts';
import { BlocksField } from './blocks/BlocksField.tsx';
import { PageActions } from './PageActions.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PageSettings } from './PageSettings.tsx';
import type { Page } from './page.ts';
import { formatWith, labels, valuesOf } from './page-form.ts';
import { TitleFields } from './TitleFields.tsx';
import './page-form.css';

/** All of a page; of a new one without `page`. */
export function PageForm({ page }: { page: Page | null }) {
  const { data: offered = [] } = api.page.getBlocks.useQuery();
  const recordForm = useEntryForm<PageFields>({
    type: 'page',
    id: page?.id ?? null,
    schema: pageFields,
    record: { version: page?.version ?? 0, values: valuesOf(page), at: page?.updatedAt },
    labels,
    format: formatWith(offered),
  });
  const saveEntry = useSaveEntry('page', page, ({ slug }) => pagePath(slug));
  const save = async (fields: PageFields, version: number, copy?: number | string) => {
    const { id, isNew } = await saveEntry(fields, version, copy);
    // The form of the new page comes in place of this one, which has nothing unsaved by then.
    if (isNew) void navigate(`${pagesRoute}/${id}`, { overwriteLastHistoryEntry: true });
    return { id };
  };
  const { form } = recordForm;
  return (
    <FormPage
      recordForm={recordForm}
      entry={page && { type: 'page', id: page.id }}
      onSave={save}
      publishing={{
        type: 'page',
        id: page?.id ?? null,
        pathOf: (values) => pagePath((values as PageFields).slug),
      }}
      newLabel={t('saveAsNew')}
      actions={page && <PageActions page={page} recordForm={recordForm} />}
    >
      <div className="page-form">
        <div className="page-form-words">
          <TitleFields form={form} page={page} />
          <PageSettings form={form} page={page} />
          <BlocksField form={form} offered={offered} pictures={page?.pictures ?? {}} />
        </div>
        <PagePreview
          id={page?.id ?? null}
          version={`${recordForm.version} ${recordForm.copy?.autosave.kept.revision ?? 0}`}
        />
      </div>
    </FormPage>
  );
}
