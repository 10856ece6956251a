import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What is typed or pasted while a picture or another part is selected goes below it and doesn't replace it. */
export const TypeBelow = Extension.create({
  name: 'typeBelow',
  // Before what handles pasted files.
  priority: 150,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const below = caretBelow(view);
          if (!below) return false;
          view.dispatch(below.insertText(text).scrollIntoView());
          return true;
        },
        handlePaste(view) {
          const below = caretBelow(view);
          if (below) view.dispatch(below);
          return false;
        },
      },
    }),
  ],
});

/** Puts the caret into the empty line below the selected part, which is added where there is none. */
function caretBelow({ state }: EditorView): Transaction | null {
  const { selection, schema, tr } = state;
  const { paragraph } = schema.nodes;
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom || !selection.node.isBlock) return null;
  if (!paragraph) return null;
  const next = selection.$to.nodeAfter;
  if (next?.type !== paragraph || next.content.size > 0) tr.insert(selection.to, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
}
