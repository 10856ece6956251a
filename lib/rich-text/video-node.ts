import { Node } from '@tiptap/core';
import { checked, isFileId, oneOf, words } from './attributes.ts';
import { isVideo, type Video, videoPage, videoSites } from './video-address.ts';

const anyId = /^[\w/-]{1,40}$/;

/** A video of another site, not contacted until a visitor starts it: until then it shows `posterId` or a drawing. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    site: { ...oneOf('site', Object.keys(videoSites)), default: undefined, isRequired: true },
    id: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => element.dataset.video,
      renderHTML: ({ id }: Record<string, unknown>) => ({ 'data-video': id }),
      ...checked('video', (id) => typeof id === 'string' && anyId.test(id)),
    },
    shape: oneOf('shape', [null, 'tall']),
    title: words('title', 120),
    posterId: {
      default: null,
      parseHTML: ({ dataset }: HTMLElement) =>
        isFileId(Number(dataset.posterId)) ? Number(dataset.posterId) : null,
      renderHTML: ({ posterId }: Record<string, unknown>) => (posterId ? { 'data-poster-id': posterId } : {}),
      ...checked('picture', (id) => id === null || isFileId(id)),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-video]',
      getAttrs: ({ dataset }: HTMLElement) => isVideo({ site: dataset.site, id: dataset.video }) && null,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const page = videoPage(node.attrs as Video);
    return ['div', HTMLAttributes, ['a', { href: page }, page]];
  },
  renderText: ({ node }) => videoPage(node.attrs as Video),
});
