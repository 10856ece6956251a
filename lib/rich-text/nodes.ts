import { Node, type NodeConfig } from '@tiptap/core';
import { checked, fileId, isFileId, oneOf, words } from './attributes.ts';
import { isAllowedLink } from './links.ts';
import { isVideo, type Video, videoPage, videoSites } from './video-address.ts';

const longestAlt = 300;

/** A part that stands by itself and is selected as a whole. */
function createPart(config: NodeConfig) {
  return Node.create({ group: 'block', atom: true, draggable: true, ...config });
}

const hasFile = ({ dataset }: HTMLElement) => isFileId(Number(dataset.fileId)) && null;

/** null is as wide as the text. */
const pictureWidths = [null, 'wide', 'half'] as const;

/** A picture by file id, because its address changes. `alt` is its text here; null for the file’s own. */
export const Picture = createPart({
  name: 'picture',
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
  parseHTML: () => [{ tag: 'img[data-file-id]', getAttrs: hasFile }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A file to download. `title` is its label; null for the file name. */
export const Download = createPart({
  name: 'file',
  addAttributes: () => ({ fileId, title: words('title', 120) }),
  parseHTML: () => [{ tag: 'div[data-file-id][data-download]', getAttrs: hasFile }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-download': '' }],
  renderText: ({ node }) => node.attrs.title ?? '',
});

const anyId = /^[\w/-]{1,40}$/;

/** A video of another site, not contacted until a visitor starts it: until then it shows `posterId` or a drawing. */
export const VideoNode = createPart({
  name: 'video',
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

export const maxInGallery = 24;

export const Gallery = createPart({
  name: 'gallery',
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
  if (!Array.isArray(value) || value.length === 0 || value.length > maxInGallery) return false;
  return value.every(isFileId) && new Set(value).size === value.length;
}

function fileIdsOf({ dataset }: HTMLElement) {
  return (dataset.fileIds ?? '').split(',').map(Number);
}

export const longestButton = 60;

/** A link styled as a button, on its own line. */
export const Button = createPart({
  name: 'button',
  addAttributes: () => ({
    text: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => textOf(element),
      rendered: false,
      ...checked('text of a button', isButtonText),
    },
    href: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => element.getAttribute('href'),
      ...checked('link that may stand here', isAllowedLink),
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[data-button]',
      // Before the link mark, which would match any link.
      priority: 60,
      getAttrs: (element: HTMLElement) =>
        isButtonText(textOf(element)) && isAllowedLink(element.getAttribute('href')) && null,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['a', { ...HTMLAttributes, 'data-button': '' }, node.attrs.text],
  renderText: ({ node }) => `${node.attrs.text} (${node.attrs.href})`,
});

function isButtonText(text: unknown): text is string {
  return typeof text === 'string' && text.trim() === text && text !== '' && text.length <= longestButton;
}

function textOf({ textContent }: HTMLElement) {
  return textContent?.replace(/\s+/g, ' ').trim().slice(0, longestButton).trim();
}

export const calloutKinds = ['info', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({ kind: oneOf('callout', calloutKinds) }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    { ...HTMLAttributes, 'data-callout': node.attrs.kind },
    0,
  ],
});
