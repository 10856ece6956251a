import { type Editor, useEditorState } from '@tiptap/react';
import { changePart } from '../insert/insert-block.ts';

/** The attributes of the part at this place, and a function that changes some of them. */
export function usePart<Attributes extends object>(editor: Editor, pos: number) {
  const attrs = useEditorState({
    editor,
    selector: () => (editor.state.doc.nodeAt(pos)?.attrs ?? {}) as Partial<Attributes>,
  });
  return { attrs, change: (some: Partial<Attributes>) => changePart(editor, pos, some) };
}
