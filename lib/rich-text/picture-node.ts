import { Node } from '@tiptap/core';
import { checked, fileId, isFileId, oneOf, words } from './attributes.ts';

const longestAlt = 300;

/** null is as wide as the text. */
const pictureWidths = [null, 'wide', 'half'] as const;

/** A picture by file id, because its address changes. `alt` is its text here; null for the file’s own. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId,
    alt: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('alt')?.slice(0, longestAlt) || null,
      ...checked(
        'alternative text',
        (alt) => alt === null || (typeof alt === 'string' && alt.length <= longestAlt),
      ),
    },
    caption: words('caption', 300),
    width: oneOf('width', pictureWidths),
  }),
  // Only our own: a picture of another site has an address, not a file.
  parseHTML: () => [
    {
      tag: 'img[data-file-id]',
      getAttrs: (element: HTMLElement) => isFileId(Number(element.dataset.fileId)) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
