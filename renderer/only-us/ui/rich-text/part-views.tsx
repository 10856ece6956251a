import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { Video as Place } from '#lib/rich-text/video-address.ts';
import { FileLink } from '../../../public/rich-text/FileLink.tsx';
import { Video } from '../../../public/rich-text/Video.tsx';
import { columnsOf } from '../../../public/rich-text/with-files.tsx';
import { KnownPicture, usePicture } from '../files/known-pictures.tsx';
import { t } from './texts.ts';

export function PictureView({ node: { attrs }, selected }: NodeViewProps) {
  return (
    <PartView as="figure" selected={selected}>
      <KnownPicture fileId={attrs.fileId} alt={attrs.alt} sizes="720px" />
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </PartView>
  );
}

export function GalleryView({ node: { attrs }, selected }: NodeViewProps) {
  const ids = attrs.fileIds as number[];
  return (
    <PartView className="text-gallery" selected={selected} data-columns={columnsOf(ids.length)}>
      <div>
        {ids.map((id) => (
          <KnownPicture key={id} fileId={id} sizes="360px" />
        ))}
      </div>
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </PartView>
  );
}

export function FileView({ node: { attrs }, selected }: NodeViewProps) {
  const { picture, gone } = usePicture(attrs.fileId, { named: true });
  return (
    <PartView selected={selected}>
      <div inert>{picture && <FileLink file={picture} title={attrs.title} />}</div>
      {gone && <p className="gone">{t('fileGone')}</p>}
    </PartView>
  );
}

/** A video in the editor, as visitors see it before they start it. */
export function VideoView({ node: { attrs }, selected }: NodeViewProps) {
  const { picture } = usePicture(attrs.posterId ?? undefined);
  return (
    <PartView selected={selected}>
      <div inert>
        <Video video={attrs as Place} title={attrs.title} poster={picture} />
      </div>
    </PartView>
  );
}

export function ButtonView({ node: { attrs }, selected }: NodeViewProps) {
  return (
    <PartView as="p" className="text-button" selected={selected}>
      {/* biome-ignore lint/a11y/useValidAnchor: it looks like a link and isn’t one here */}
      <a title={attrs.href}>{attrs.text}</a>
    </PartView>
  );
}

interface Props {
  as?: 'figure' | 'p';
  className?: string;
  selected: boolean;
  children: ReactNode;
  [attribute: `data-${string}`]: string | number | undefined;
}

/** Around a part of the text in the editor that is selected and dragged as a whole. */
function PartView({ as = 'figure', className = '', selected, children, ...data }: Props) {
  return (
    <NodeViewWrapper
      as={as}
      data-drag-handle
      className={selected ? `${className} rich-text-selected` : className || undefined}
      {...data}
    >
      {children}
    </NodeViewWrapper>
  );
}
