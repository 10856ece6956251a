import { emptySeo, seoValuesOf } from '#lib/seo.ts';
import type { PageBlock, PageFields } from '#modules/pages/inputs.ts';
import { t } from '#modules/pages/texts.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { wordsIn } from './blocks/words-in.ts';
import type { OfferedBlock, Page } from './page.ts';

/** What the form of a page begins with; of a new one without `page`. */
export function valuesOf(page: Page | null): PageFields {
  if (!page) return newPage;
  const { title, slug, summary, coverId, blocks, status } = page;
  return { title, slug, summary, coverId, blocks, status, ...seoValuesOf(page) };
}

const newPage: PageFields = {
  title: '',
  slug: '',
  summary: '',
  coverId: null,
  blocks: [],
  status: 'draft',
  ...emptySeo,
};

/** The labels of the fields where two versions are compared. */
export const labels = {
  title: t('title'),
  slug: t('slug'),
  summary: t('summary'),
  coverId: t('cover'),
  blocks: t('blocks'),
  status: common('state'),
};

/** How values are formatted there. */
export function formatWith(offered: OfferedBlock[]) {
  return {
    coverId: (id: PageFields['coverId']) => (id ? common('otherPicture') : t('noCover')),
    blocks: (blocks: PageBlock[]) =>
      blocks
        .map(({ kind, hidden, values }) => {
          const label = offered.find((each) => each.kind === kind)?.label ?? kind;
          return [`${label}${hidden ? ` (${t('hidden')})` : ''}`, ...wordsIn(values)].join('\n');
        })
        .join('\n\n'),
    status: (status: PageFields['status']) => common(status),
  };
}
