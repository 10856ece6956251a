import { Node } from '@tiptap/core';
import { checked, isFileId, words } from './attributes.ts';

export const mostInGallery = 24;

/** Pictures in a grid, by file id, in order. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileIds: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => fileIdsOf(element),
      renderHTML: ({ fileIds }: Record<string, unknown>) => ({ 'data-file-ids': String(fileIds) }),
      ...checked('list of pictures', areFileIds),
    },
    caption: words('caption', 300),
  }),
  parseHTML: () => [
    {
      tag: 'div[data-file-ids]',
      getAttrs: (element: HTMLElement) => areFileIds(fileIdsOf(element)) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

function areFileIds(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostInGallery) return false;
  return value.every(isFileId) && new Set(value).size === value.length;
}

function fileIdsOf({ dataset }: HTMLElement) {
  return (dataset.fileIds ?? '').split(',').map(Number);
}
