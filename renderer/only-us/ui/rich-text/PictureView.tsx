import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Picture } from '#renderer/ui/Picture.tsx';
import { usePicture } from './known-pictures.ts';
import { t } from './texts.ts';

/** A picture in the editor. */
export function PictureView({ node, selected }: NodeViewProps) {
  const { picture, gone } = usePicture(node.attrs.fileId);
  return (
    <NodeViewWrapper as="figure" data-drag-handle className={selected ? 'rich-text-selected' : undefined}>
      {picture && <Picture picture={{ ...picture, alt: node.attrs.alt ?? picture.alt }} sizes="720px" />}
      {gone && <p className="rich-text-gone">{t('pictureGone')}</p>}
    </NodeViewWrapper>
  );
}
