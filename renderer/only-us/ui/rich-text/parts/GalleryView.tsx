import type { NodeViewProps } from '@tiptap/react';
import { columnsOf } from '#renderer/public/rich-text/with-files.tsx';
import { KnownPicture } from './KnownPicture.tsx';
import { PartView } from './PartView.tsx';

/** A gallery in the editor. */
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
