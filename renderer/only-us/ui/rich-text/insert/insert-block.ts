import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/** Inserts a block at the caret, with a line below it to go on. It is selected, so that its tools show, if it has any. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .focus()
    .insertContent(block)
    .command(({ tr, state }) => {
      const { to } = tr.selection;
      const next = tr.doc.resolve(to).nodeAfter;
      if (!next || next.isAtom) tr.insert(to, state.schema.node('paragraph'));
      const isSelected = tr.selection instanceof NodeSelection && block.attrs;
      if (!isSelected) tr.setSelection(Selection.near(tr.doc.resolve(to), 1));
      return true;
    })
    .scrollIntoView()
    .run();
}

export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3 })
    .command(({ tr, state }) => {
      if (tr.doc.lastChild?.type.name === 'table')
        tr.insert(tr.doc.content.size, state.schema.node('paragraph'));
      return true;
    })
    .scrollIntoView()
    .run();
}

/** Changes attributes of the part at this place, which stays selected. */
export function changePart(editor: Editor, pos: number, attrs: object): void {
  editor
    .chain()
    .command(({ tr }) => {
      for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(pos, name, value);
      return true;
    })
    .setNodeSelection(pos)
    .run();
}
