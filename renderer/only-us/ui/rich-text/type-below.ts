import { Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { tableDepth } from './around-parts.ts';

/**
 * What is typed or pasted while a picture or another part is selected goes below it and doesn't replace it. So does a text
 * with a table that is pasted into a table, and what comes after a table that was pasted.
 */
export const TypeBelow = Extension.create({
  name: 'typeBelow',
  // Before what handles pasted files.
  priority: 150,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const below = belowPart(view.state);
          if (!below) return false;
          view.dispatch(below.insertText(text).scrollIntoView());
          return true;
        },
        handlePaste(view, _event, slice) {
          const below = belowPart(view.state) ?? (hasTable(slice) ? belowTable(view.state) : null);
          if (below) view.dispatch(below);
          return false;
        },
        handleDrop(view, { clientX, clientY }, slice) {
          const at = view.posAtCoords({ left: clientX, top: clientY });
          return at !== null && tableDepth(view.state.doc.resolve(at.pos)) > 0 && hasTable(slice);
        },
      },
      appendTransaction(transactions, before, state) {
        const isPasted = transactions.some((transaction) => transaction.getMeta('paste'));
        return isPasted && tableDepth(before.selection.$from) === 0 ? belowTable(state) : null;
      },
    }),
  ],
});

function belowPart(state: EditorState): Transaction | null {
  const { selection } = state;
  const isPart = selection instanceof NodeSelection && selection.node.isAtom && selection.node.isBlock;
  return isPart ? caretBelow(state, selection.to) : null;
}

function belowTable(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  const depth = tableDepth($from);
  return depth > 0 ? caretBelow(state, $from.after(depth)) : null;
}

/** Puts the caret into the empty line at this place, which is added where there is none. */
function caretBelow({ schema, tr }: EditorState, at: number): Transaction {
  const next = tr.doc.nodeAt(at);
  if (next?.type.name !== 'paragraph' || next.content.size > 0) tr.insert(at, schema.node('paragraph'));
  return tr.setSelection(TextSelection.create(tr.doc, at + 1));
}

/** Whether it has a table among other things. The cells of a table alone fill those of the other one. */
function hasTable({ content }: Slice): boolean {
  let count = 0;
  content.descendants(({ type }) => {
    if (type.name === 'table') count += 1;
  });
  return count > (content.childCount === 1 && content.firstChild?.type.name === 'table' ? 1 : 0);
}
