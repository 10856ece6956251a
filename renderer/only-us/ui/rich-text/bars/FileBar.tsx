import { usePicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, RemoveTool } from './BarTools.tsx';
import { usePart } from './use-part.ts';

/** Title and file of the download that is selected. */
export function FileBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<{ fileId: number; title: string | null }>(editor, pos);
  const { picture } = usePicture(attrs.fileId, { named: true });
  return (
    <>
      <BarRow label={t('fileTools')}>
        <BarTool onClick={() => ask({ kind: 'file', pos })}>{t('replacePart')}</BarTool>
        <RemoveTool editor={editor} pos={pos} />
      </BarRow>
      <BarWords
        label={t('fileTitle')}
        placeholder={picture?.name}
        value={attrs.title}
        longest={120}
        onChange={(title) => change({ title })}
      />
    </>
  );
}
