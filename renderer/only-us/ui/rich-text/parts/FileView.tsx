import type { NodeViewProps } from '@tiptap/react';
import { FileLink } from '#renderer/public/rich-text/FileLink.tsx';
import { usePicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import { PartView } from './PartView.tsx';

/** A file to download in the editor. */
export function FileView({ node: { attrs }, selected }: NodeViewProps) {
  const { picture, gone } = usePicture(attrs.fileId, { named: true });
  return (
    <PartView selected={selected}>
      <div inert>{picture && <FileLink file={picture} title={attrs.title} />}</div>
      {gone && <p className="gone">{t('fileGone')}</p>}
    </PartView>
  );
}
