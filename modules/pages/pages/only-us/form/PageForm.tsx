import './page-form.css';
import { Card, Flex, TextField } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { wordsIn } from '#lib/block-values.ts';
import type { PageBlock, PageFields } from '#modules/pages/page-type.ts';
import { pagePath } from '#modules/pages/paths.ts';
import { t } from '#modules/pages/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField, useFollowingSlug } from '#renderer/only-us/ui/form/AddressField.tsx';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { UndoButtons } from '#renderer/only-us/ui/form/UndoButtons.tsx';
import { useUndo } from '#renderer/only-us/ui/form/undo.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { pageContent } from './block-parts.tsx';
import { BlocksField } from './blocks/BlocksField.tsx';
import { useBlocks } from './blocks/use-blocks.ts';
import { PagePreview } from './PagePreview.tsx';
import type { OfferedBlock, Page } from './page.ts';

/** All of a page; of a new one without `id`. */
export function PageForm({ id: opened }: { id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: page = null } = api.page.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const { data: offered = [] } = api.page.getBlocks.useQuery();
  const recordForm = useContentForm(pageContent, {
    id,
    entry: page,
    onEntry: setId,
    format: formatWith(offered),
  });
  const save = useSaveEntry('page', ({ slug }) => pagePath(slug));
  const { form } = recordForm;
  const undo = useUndo(recordForm);
  const blocks = useBlocks(form, offered, undo);
  return (
    <FormPage
      tools={<UndoButtons undo={undo} />}
      recordForm={recordForm}
      onSave={save}
      pathOf={(values) => pagePath((values as PageFields).slug)}
    >
      <div className="page-form">
        <Flex direction="column" gap="5" minWidth="0" maxWidth="860px">
          <TitleFields form={form} page={page} />
          <PageSettings form={form} page={page} />
          <BlocksField {...{ form, offered, blocks }} pictures={page?.pictures ?? {}} />
        </Flex>
        <PagePreview recordForm={recordForm} blocks={blocks} />
      </div>
    </FormPage>
  );
}

/** Its cover. */
function PageSettings({ form, page }: { form: UseFormReturn<PageFields>; page: Page | null }) {
  const cover = page?.coverId ? page.pictures[page.coverId] : null;
  return (
    <Card size="2">
      <Flex gap="6" wrap="wrap">
        <ImageInput
          form={form}
          name="coverId"
          label={t('cover')}
          hint={t('coverHint')}
          saved={cover}
          optional
        />
      </Flex>
    </Card>
  );
}

/** How values are shown where two versions are compared. */
function formatWith(offered: OfferedBlock[]) {
  return {
    coverId: (id: PageFields['coverId']) => (id ? common('otherPicture') : t('noCover')),
    blocks: (blocks: PageBlock[]) =>
      blocks
        .map(({ kind, hidden, values }) => {
          const label = offered.find((each) => each.kind === kind)?.label ?? kind;
          return [`${label}${hidden ? ` (${t('hidden')})` : ''}`, ...wordsIn(values)].join('\n');
        })
        .join('\n\n'),
  };
}

interface TitleFieldsProps {
  form: UseFormReturn<PageFields>;
  page: Page | null;
}

/** Title, the address that follows it, and the summary. */
function TitleFields({ form, page }: TitleFieldsProps) {
  const title = form.register('title', { onChange: useFollowingSlug(form, 'title', page?.wasPublic) });
  return (
    <>
      <Field label={t('title')} error={form.formState.errors.title?.message}>
        <TextField.Root className="page-form-title" size="3" autoComplete="off" {...title} />
      </Field>
      <AddressField
        form={form}
        label={t('slug')}
        wasPublic={page?.wasPublic}
        taken={t('slugTaken')}
        freeSlug={api.page.freeSlug}
      />
      <TextInput form={form} name="summary" label={t('summary')} hint={t('summaryHint')} rows={2} />
    </>
  );
}
