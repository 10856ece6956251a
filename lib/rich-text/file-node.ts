import { Node } from '@tiptap/core';
import { fileId, isFileId, words } from './attributes.ts';

/** A file to download. `title` is its label; null for the file name. */
export const Download = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId, title: words('title', 120) }),
  parseHTML: () => [
    {
      tag: 'div[data-file-id][data-download]',
      getAttrs: (element: HTMLElement) => isFileId(Number(element.dataset.fileId)) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-download': '' }],
  renderText: ({ node }) => node.attrs.title ?? '',
});
