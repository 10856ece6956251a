import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, RemoveTool } from './BarTools.tsx';
import { usePart } from './use-part.ts';

/** Pictures and caption of the gallery that is selected. */
export function GalleryBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<{ caption: string | null }>(editor, pos);
  return (
    <>
      <BarRow label={t('galleryTools')}>
        <BarTool onClick={() => ask({ kind: 'gallery', pos })}>{t('editPictures')}</BarTool>
        <RemoveTool editor={editor} pos={pos} />
      </BarRow>
      <BarWords
        label={t('caption')}
        value={attrs.caption}
        longest={300}
        onChange={(caption) => change({ caption })}
      />
    </>
  );
}
