import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool, RemoveTool } from './BarTools.tsx';
import { usePart } from './use-part.ts';

/** Address, title and picture of the video that is selected. */
export function VideoBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<{ posterId: number | null }>(editor, pos);
  return (
    <BarRow label={t('videoTools')}>
      <BarTool onClick={() => ask({ kind: 'video', pos })}>{t('editPart')}</BarTool>
      <BarTool onClick={() => ask({ kind: 'poster', pos })}>{t('choosePoster')}</BarTool>
      {attrs.posterId && <BarTool onClick={() => change({ posterId: null })}>{t('removePoster')}</BarTool>}
      <RemoveTool editor={editor} pos={pos} />
    </BarRow>
  );
}
