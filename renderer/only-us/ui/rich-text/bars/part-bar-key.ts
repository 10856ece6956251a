import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { activePart } from './active-part.ts';

/** Alt+F10 leads from the text to the tools of the table or part where the caret is, which CSS places at it (bars.css). */
export const PartBarKey = Extension.create({
  name: 'partBarKey',
  // Before other tools that have this key.
  priority: 200,
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const box = editor.view.dom.closest('.rich-text-box');
      const tool = box?.querySelector<HTMLElement>('.rich-text-part-bar button:not([tabindex="-1"])');
      tool?.focus();
      return Boolean(tool);
    },
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: markActivePart } })],
});

function markActivePart(state: Parameters<typeof activePart>[0]) {
  const part = activePart(state);
  const node = part && state.doc.nodeAt(part.pos);
  if (!node) return null;
  const mark = Decoration.node(part.pos, part.pos + node.nodeSize, { class: 'rich-text-active-part' });
  return DecorationSet.create(state.doc, [mark]);
}
