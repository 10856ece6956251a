import { ReactNodeViewRenderer } from '@tiptap/react';
import { extensions } from '#lib/rich-text/extensions.ts';
import { PictureView } from './PictureView.tsx';
import { TextEnds } from './text-ends.ts';

/** The schema of rich text, with pictures shown from their files, and the editor's own shortcuts. */
export const editorExtensions = [
  ...extensions.map((extension) =>
    extension.name === 'picture'
      ? extension.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) })
      : extension,
  ),
  TextEnds,
];
