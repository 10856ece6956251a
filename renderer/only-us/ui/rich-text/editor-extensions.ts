import { type Editor, Extension } from '@tiptap/core';
import { Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type NodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { extensions } from '#lib/rich-text/extensions.ts';
import type { CalloutKind } from '#lib/rich-text/nodes.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import { AroundParts } from './around-parts.ts';
import { ConflictRoom } from './conflict-cards.tsx';
import type { Ask } from './insert/asked.ts';
import { SlashMenu } from './insert/slash-menu.ts';
import { ButtonView, FileView, GalleryView, PictureView, VideoView } from './part-views.tsx';
import { Paste, type PasteOptions } from './paste/paste.ts';
import { t } from './texts.ts';
import { activePart } from './toolbar/active-part.ts';
import { TypeBelow } from './type-below.ts';
import { TypingRules } from './typing-rules.ts';

/**
 * Alt+F10 to the tools of the table or part with the caret, which CSS places at it (bars.css), or else to the toolbar; Ctrl+Home and
 * Ctrl+End, on a Mac Cmd with an arrow, with Shift to select. A browser's own stop at the first thing that can't be edited, such as
 * a picture.
 */
const TextKeys = Extension.create({
  name: 'textKeys',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => goToTools(editor),
    'Ctrl-Home': ({ editor }) => goTo(editor, 'start'),
    'Ctrl-End': ({ editor }) => goTo(editor, 'end'),
    'Ctrl-Shift-Home': ({ editor }) => goTo(editor, 'start', { select: true }),
    'Ctrl-Shift-End': ({ editor }) => goTo(editor, 'end', { select: true }),
    'Meta-ArrowUp': ({ editor }) => goTo(editor, 'start'),
    'Meta-ArrowDown': ({ editor }) => goTo(editor, 'end'),
    'Meta-Shift-ArrowUp': ({ editor }) => goTo(editor, 'start', { select: true }),
    'Meta-Shift-ArrowDown': ({ editor }) => goTo(editor, 'end', { select: true }),
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: markActivePart } })],
});

const views = {
  picture: PictureView,
  gallery: GalleryView,
  file: FileView,
  video: VideoView,
  button: ButtonView,
};

interface Options extends PasteOptions {
  ask: Ask;
  without: readonly OptionalPart[];
}

/** The schema of rich text, with the parts that show files as they look, and the editor's own menus and shortcuts. */
export function editorExtensions({ ask, without, ...pasting }: Options) {
  return [
    ...extensions.filter(({ name }) => !without.includes(name as OptionalPart)).map(shown),
    TextKeys,
    TypeBelow,
    TypingRules,
    AroundParts,
    ConflictRoom,
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
    renderHTML: ({ node, HTMLAttributes }: Pick<NodeViewProps, 'node' | 'HTMLAttributes'>) => {
      const kind = node.attrs.kind as CalloutKind;
      return ['div', { ...HTMLAttributes, 'data-callout': kind, 'data-label': t(kind) }, 0];
    },
  });
}

// Of the element around a view, which is what stands among the paragraphs.
function outerAttributes({ node: { attrs } }: Pick<NodeViewProps, 'node'>): Record<string, string> {
  return { 'data-part': '', 'data-width': String(attrs.width ?? '') };
}

function markActivePart(state: Parameters<typeof activePart>[0]) {
  const part = activePart(state);
  const node = part && state.doc.nodeAt(part.pos);
  if (!node) return null;
  const mark = Decoration.node(part.pos, part.pos + node.nodeSize, { class: 'rich-text-active-part' });
  return DecorationSet.create(state.doc, [mark]);
}

// As in other editors; Esc leads back (`toolbar/Toolbar.tsx`).
function goToTools({ view }: Editor): boolean {
  const box = view.dom.closest('.rich-text-box');
  const tool =
    box?.querySelector<HTMLElement>('.rich-text-part-bar button:not([tabindex="-1"])') ??
    box?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
  tool?.focus();
  return Boolean(tool);
}

function goTo({ state, view }: Editor, end: 'start' | 'end', { select } = { select: false }): boolean {
  const { doc, selection, tr } = state;
  const there = end === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
  const to = doc.resolve(end === 'start' ? there.from : there.to);
  const next = select ? TextSelection.between(selection.$anchor, to) : there;
  view.dispatch(tr.setSelection(next).scrollIntoView());
  // Puts the browser's own selection there too. The editor leaves it alone when it knows of no other caret, as long as the
  // browser has not yet reported a click.
  view.focus();
  return true;
}
