import { Node } from '@tiptap/core';
import { checked, isCount } from './attributes.ts';

/** The longest alternative text, as for files. */
const longestAlt = 300;

/**
 * An uploaded picture, by the id of its file: its address changes whenever the file is replaced. `alt` says what it shows
 * here; null leaves that to the file's own alternative text.
 */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => Number(element.dataset.fileId),
      renderHTML: ({ fileId }: Record<string, unknown>) => ({ 'data-file-id': fileId }),
      ...checked('file', isCount(Number.MAX_SAFE_INTEGER)),
    },
    alt: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('alt')?.slice(0, longestAlt) || null,
      ...checked(
        'alternative text',
        (alt) => alt === null || (typeof alt === 'string' && alt.length <= longestAlt),
      ),
    },
  }),
  // Only our own: a picture of another site has an address, not a file.
  parseHTML: () => [
    {
      tag: 'img[data-file-id]',
      getAttrs: (element: HTMLElement) =>
        isCount(Number.MAX_SAFE_INTEGER)(Number(element.dataset.fileId)) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
