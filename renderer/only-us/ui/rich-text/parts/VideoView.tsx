import type { NodeViewProps } from '@tiptap/react';
import type { Video as Place } from '#lib/rich-text/video-address.ts';
import { Video } from '#renderer/public/rich-text/Video.tsx';
import { usePicture } from '../known-pictures.ts';
import { PartView } from './PartView.tsx';

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
