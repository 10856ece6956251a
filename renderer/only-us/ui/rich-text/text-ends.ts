import { type Editor, Extension } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';

/**
 * Alt+F10 to the toolbar; Ctrl+Home and Ctrl+End, on a Mac Cmd with an arrow, with Shift to select. A browser's own stop at the first thing that
 * can't be edited, such as a picture.
 */
export const TextEnds = Extension.create({
  name: 'textEnds',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => goToToolbar(editor),
    'Ctrl-Home': ({ editor }) => goTo(editor, 'start'),
    'Ctrl-End': ({ editor }) => goTo(editor, 'end'),
    'Ctrl-Shift-Home': ({ editor }) => goTo(editor, 'start', { select: true }),
    'Ctrl-Shift-End': ({ editor }) => goTo(editor, 'end', { select: true }),
    'Meta-ArrowUp': ({ editor }) => goTo(editor, 'start'),
    'Meta-ArrowDown': ({ editor }) => goTo(editor, 'end'),
    'Meta-Shift-ArrowUp': ({ editor }) => goTo(editor, 'start', { select: true }),
    'Meta-Shift-ArrowDown': ({ editor }) => goTo(editor, 'end', { select: true }),
  }),
});

// As in other editors; Esc leads back (`toolbar/Toolbar.tsx`).
function goToToolbar({ view }: Editor): boolean {
  const tools = view.dom
    .closest('.rich-text-box')
    ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
  tools?.focus();
  return Boolean(tools);
}

function goTo({ state, view }: Editor, end: 'start' | 'end', { select } = { select: false }): boolean {
  const { doc, selection, tr } = state;
  const there = end === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
  const to = doc.resolve(end === 'start' ? there.from : there.to);
  view.dispatch(
    tr.setSelection(select ? TextSelection.between(selection.$anchor, to) : there).scrollIntoView(),
  );
  // Puts the browser's own selection there too. The editor leaves it alone when it knows of no other caret, as long as the
  // browser has not yet reported a click.
  view.focus();
  return true;
}
