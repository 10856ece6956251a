import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { Video as Place } from '#lib/rich-text/video-address.ts';
import { FileLink } from '../../../public/rich-text/FileLink.tsx';
import { Video } from '../../../public/rich-text/Video.tsx';
import { columnsOf } from '../../../public/rich-text/with-files.tsx';
import { KnownPicture, usePicture } from '../files/known-pictures.tsx';
import { t } from './texts.ts';

export function PictureView({ node: { attrs } }: NodeViewProps) {
  return (
    <NodeViewWrapper as="figure" data-drag-handle>
      <KnownPicture fileId={attrs.fileId} alt={attrs.alt} sizes="720px" />
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </NodeViewWrapper>
  );
}

export function GalleryView({ node: { attrs } }: NodeViewProps) {
  const ids = attrs.fileIds as number[];
  return (
    <NodeViewWrapper
      as="figure"
      data-drag-handle
      className="text-gallery"
      data-columns={columnsOf(ids.length)}
    >
      <div>
        {ids.map((id) => (
          <KnownPicture key={id} fileId={id} sizes="360px" />
        ))}
      </div>
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </NodeViewWrapper>
  );
}

export function FileView({ node: { attrs } }: NodeViewProps) {
  const { picture, gone } = usePicture(attrs.fileId, { named: true });
  return (
    <NodeViewWrapper as="figure" data-drag-handle>
      <div inert>{picture && <FileLink file={picture} title={attrs.title} />}</div>
      {gone && <p className="gone">{t('fileGone')}</p>}
    </NodeViewWrapper>
  );
}

/** A video in the editor, as visitors see it before they start it. */
export function VideoView({ node: { attrs } }: NodeViewProps) {
  const { picture } = usePicture(attrs.posterId ?? undefined);
  return (
    <NodeViewWrapper as="figure" data-drag-handle>
      <div inert>
        <Video video={attrs as Place} title={attrs.title} poster={picture} />
      </div>
    </NodeViewWrapper>
  );
}

export function ButtonView({ node: { attrs } }: NodeViewProps) {
  return (
    <NodeViewWrapper as="p" data-drag-handle className="text-button">
      {/* biome-ignore lint/a11y/useValidAnchor: it looks like a link and isn’t one here */}
      <a title={attrs.href}>{attrs.text}</a>
    </NodeViewWrapper>
  );
}
