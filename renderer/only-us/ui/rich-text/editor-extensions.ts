import { ReactNodeViewRenderer } from '@tiptap/react';
import { extensions } from '#lib/rich-text/extensions.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import { PartBarKey } from './bars/part-bar-key.ts';
import type { Ask } from './insert/asked.ts';
import { SlashMenu } from './insert/slash-menu.ts';
import { AroundParts } from './parts/around-parts.ts';
import { ButtonView } from './parts/ButtonView.tsx';
import { FileView } from './parts/FileView.tsx';
import { GalleryView } from './parts/GalleryView.tsx';
import { PictureView } from './parts/PictureView.tsx';
import { TypeBelow } from './parts/type-below.ts';
import { VideoView } from './parts/VideoView.tsx';
import { Paste, type PasteOptions } from './paste/paste.ts';
import { TextEnds } from './text-ends.ts';
import { t } from './texts.ts';

const views = {
  picture: PictureView,
  gallery: GalleryView,
  file: FileView,
  video: VideoView,
  button: ButtonView,
};
const labels = { info: t('calloutInfo'), tip: t('calloutTip'), warning: t('calloutWarning') };

interface Options extends PasteOptions {
  ask: Ask;
  /** Parts that this text has no room for. */
  without: readonly OptionalPart[];
}

/** The schema of rich text, with the parts that show files as they look, and the editor's own menus and shortcuts. */
export function editorExtensions({ ask, without, ...pasting }: Options) {
  return [
    ...extensions.filter(({ name }) => !without.includes(name as OptionalPart)).map(shown),
    TextEnds,
    TypeBelow,
    AroundParts,
    PartBarKey,
    SlashMenu.configure({ ask, without }),
    Paste.configure(pasting),
  ];
}

function shown(extension: (typeof extensions)[number]) {
  const View = views[extension.name as keyof typeof views];
  if (View)
    return extension.extend({ addNodeView: () => ReactNodeViewRenderer(View, { attrs: outerAttributes }) });
  if (extension.name !== 'callout') return extension;
  return extension.extend({
    renderHTML: ({ node, HTMLAttributes }: { node: Node; HTMLAttributes: object }) => {
      const kind = node.attrs.kind as keyof typeof labels;
      return ['div', { ...HTMLAttributes, 'data-callout': kind, 'data-label': labels[kind] }, 0];
    },
  });
}

interface Node {
  attrs: Record<string, unknown>;
}

// Of the element around a view, which is what stands among the paragraphs.
function outerAttributes({ node: { attrs } }: { node: Node }): Record<string, string> {
  return { 'data-part': '', 'data-width': String(attrs.width ?? '') };
}
