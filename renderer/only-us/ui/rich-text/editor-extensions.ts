import { ReactNodeViewRenderer } from '@tiptap/react';
import { extensions } from '#lib/rich-text/extensions.ts';
import { PictureView } from './PictureView.tsx';
import { TextEnds } from './text-ends.ts';

/** What may stand in a text, as the server knows it; pictures are shown from their files. And keys of the editor alone. */
export const editorExtensions = [
  ...extensions.map((extension) =>
    extension.name === 'picture'
      ? extension.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) })
      : extension,
  ),
  TextEnds,
];
