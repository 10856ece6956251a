import type { PageBlock, PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { wordsIn } from './blocks/words-in.ts';
import type { OfferedBlock } from './page.ts';

/** How values are shown where two versions are compared. */
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
  };
}
