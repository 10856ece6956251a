import type { NodeViewProps } from '@tiptap/react';
import { KnownPicture } from './KnownPicture.tsx';
import { PartView } from './PartView.tsx';

/** A picture in the editor. */
export function PictureView({ node: { attrs }, selected }: NodeViewProps) {
  return (
    <PartView as="figure" selected={selected}>
      <KnownPicture fileId={attrs.fileId} alt={attrs.alt} sizes="720px" />
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </PartView>
  );
}
