import type { PlacedBlock } from '#lib/placed-blocks.ts';
import './page-form.css';
import type { ComponentType } from 'react';
import { fieldsOfBlock, wordsIn } from '#lib/block-values.ts';
import { page as content, type PageFields, privacyWords } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { UndoButtons } from '#renderer/only-us/ui/form/UndoButtons.tsx';
import { useUndo } from '#renderer/only-us/ui/form/undo.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { BlocksField } from './blocks/BlocksField.tsx';
import { type OfferedBlock, useBlocks } from './blocks/use-blocks.ts';
import { PagePreview } from './PagePreview.tsx';

// Cards that modules add to the form of a published page; the privacy page has its link on every page.
const cards = Object.values(
  import.meta.glob<ComponentType<{ target: string; path: string }>>('/modules/*/cards/published-page.tsx', {
    eager: true,
    import: 'default',
  }),
);

export function PageForm({ id: opened }: { id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: page = null } = api.page.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const { data: offered = [] } = api.page.getBlocks.useQuery();
  const format = formatWith(offered);
  const recordForm = useContentForm(content, { id, entry: page, onEntry: setId, format });
  const { form } = recordForm;
  const undo = useUndo(recordForm);
  const blocks = useBlocks(form, offered, undo);
  return (
    <EntryPage
      recordForm={recordForm}
      entry={page}
      tools={<UndoButtons undo={undo} />}
      beside={(panel) => (
        <PagePreview
          recordForm={recordForm}
          blocks={blocks}
          needsAttention={Object.keys(form.formState.errors).some((name) => !left.has(name))}
        >
          {panel}
        </PagePreview>
      )}
    >
      {page?.status === 'published' &&
        !privacyWords.some((word) => page.slug.includes(word)) &&
        cards.map((Card) => <Card key={Card.name} target={`page/${id}`} path={`/${page.slug}`} />)}
      <BlocksField {...{ form, offered, blocks }} pictures={page?.files ?? {}} />
    </EntryPage>
  );
}

const left = new Set(['title', 'slug', 'summary', 'blocks']);

function formatWith(offered: OfferedBlock[]) {
  return {
    coverId: (id: PageFields['coverId']) => (id ? t('otherPicture') : t('noCover')),
    blocks: (blocks: PlacedBlock[]) =>
      blocks
        .map(({ kind, hidden, values }) => {
          const label = offered.find((each) => each.kind === kind)?.label ?? kind;
          return [
            `${label}${hidden ? ` (${t('hidden')})` : ''}`,
            ...wordsIn(fieldsOfBlock(kind), values),
          ].join('\n');
        })
        .join('\n\n'),
  };
}
