import { type Editor, Extension, findParentNodeClosestToPos } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const boxes = ['callout', 'blockquote'];

/**
 * Keys beside the parts of a text. Backspace and Delete select a picture or another part first; the next press removes it.
 * Shift with an arrow takes a table as a whole when the selection began outside of it. The arrow keys lead to a line above
 * a box that begins the text and below one that ends it. A part that is selected stays so while a
 * dialog is open.
 */
export const AroundParts = Extension.create({
  name: 'aroundParts',
  // Before the keys of the text and of tables.
  priority: 150,
  extendNodeSchema: ({ name }) => (boxes.includes(name) ? { createGapCursor: true } : {}),
  addKeyboardShortcuts: () => ({
    Backspace: ({ editor }) => selectBeside(editor, -1),
    Delete: ({ editor }) => selectBeside(editor, 1),
    ArrowDown: ({ editor }) => leaveBox(editor),
    'Shift-ArrowUp': ({ editor }) => selectTable(editor, -1),
    'Shift-ArrowLeft': ({ editor }) => selectTable(editor, -1),
    'Shift-ArrowDown': ({ editor }) => selectTable(editor, 1),
    'Shift-ArrowRight': ({ editor }) => selectTable(editor, 1),
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { focus: showSelectedPart } } })],
});

// A dialog gives the focus back to the element, where the browser then puts a caret into the nearest line.
function showSelectedPart(view: EditorView): boolean {
  if (view.state.selection instanceof NodeSelection) view.focus();
  return false;
}

function selectBeside({ state, view }: Editor, side: -1 | 1): boolean {
  const { selection, doc, tr } = state;
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  const isAtEdge = parentOffset === (side < 0 ? 0 : parent.content.size);
  // An empty line beside a part is removed, by the editor itself.
  if (!empty || !parent.isTextblock || !isAtEdge || parent.content.size === 0) return false;
  const $edge = doc.resolve(side < 0 ? $from.before() : $from.after());
  const beside = side < 0 ? $edge.nodeBefore : $edge.nodeAfter;
  if (!beside?.isAtom) return false;
  const at = side < 0 ? $edge.pos - beside.nodeSize : $edge.pos;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, at)).scrollIntoView());
  return true;
}

// Into a line of its own: a gap cursor takes only what is typed key by key.
function leaveBox({ state, view }: Editor): boolean {
  const { doc, selection, schema, tr } = state;
  const { $from, empty } = selection;
  const isLast = Selection.atEnd(doc).$head.parent === $from.parent;
  const isInBox = boxes.includes(doc.lastChild?.type.name ?? '');
  if (!empty || !isLast || !isInBox || !view.endOfTextblock('down')) return false;
  tr.insert(doc.content.size, schema.node('paragraph'));
  view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
  return true;
}

function selectTable({ state, view }: Editor, side: -1 | 1): boolean {
  const { selection, doc, tr } = state;
  if (!(selection instanceof TextSelection)) return false;
  const { $anchor, $head } = selection;
  const depth = tableDepth($head);
  if (depth === 0 || $anchor.node(depth) === $head.node(depth)) return false;
  const $beside = doc.resolve(side < 0 ? $head.before(depth) : $head.after(depth));
  const end = Selection.findFrom($beside, side, true);
  if (end) view.dispatch(tr.setSelection(TextSelection.between($anchor, end.$head)).scrollIntoView());
  return true;
}

/** How deep the innermost table around this place is; 0 for none. */
export function tableDepth($pos: ResolvedPos): number {
  return findParentNodeClosestToPos($pos, ({ type }) => type.name === 'table')?.depth ?? 0;
}
