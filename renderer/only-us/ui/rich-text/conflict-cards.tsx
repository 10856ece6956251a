import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConflictsAt } from '../base/conflict-places.tsx';
import { type KnownText, knownText } from './change-from-elsewhere.ts';

interface Mark {
  key: string;
  /** The position of the block, or where it was. */
  pos: number;
  isThere: boolean;
  element: HTMLElement;
}

const marks = new PluginKey<Mark[]>('conflicts');

/** Makes room in the text below what two people changed. */
export const ConflictRoom = Extension.create({
  name: 'conflictRoom',
  addProseMirrorPlugins: () => [
    new Plugin<Mark[]>({
      key: marks,
      state: {
        init: () => [],
        apply: (tr, before) =>
          tr.getMeta(marks) ?? before.map((mark) => ({ ...mark, pos: tr.mapping.map(mark.pos) })),
      },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            (marks.getState(state) ?? []).flatMap(({ key, pos, isThere, element }) => {
              const start = state.doc.resolve(pos);
              const block = isThere && start.depth === 0 ? start.nodeAfter : null;
              const end = block ? pos + block.nodeSize : start.depth > 0 ? start.after(1) : pos;
              const spec = { key, ignoreSelection: true, stopEvent: () => true };
              const card = Decoration.widget(end, element, spec);
              return block ? [Decoration.node(pos, end, { class: 'rich-text-in-conflict' }), card] : [card];
            }),
          ),
      },
    }),
  ],
});

/** The conflicts in the text of this name, each below its block. `onChoose` is called before a side is taken. */
export function useConflictCards(
  editor: Editor,
  inForm: RefObject<KnownText | null>,
  { name, onChoose }: { name: string; onChoose(): void },
): ReactNode[] {
  const { conflicts, isHere, form } = useConflictsAt(name);
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const elementOf = (key: string) => {
    const element = elements.get(key) ?? document.createElement('div');
    elements.set(key, element);
    return element;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are new whenever their places were read
  useEffect(() => {
    const { doc, since } = inForm.current ?? knownText(editor);
    const now = conflicts.filter(isHere).flatMap(({ key, block }): Mark[] => {
      if (!block) return [];
      let pos = 0;
      for (let index = 0; index < block.at; index += 1) pos += doc.maybeChild(index)?.nodeSize ?? 0;
      return [{ key, pos: since.map(pos), isThere: block.isThere, element: elementOf(key) }];
    });
    if (now.length > 0 || marks.getState(editor.state)?.length)
      editor.view.dispatch(editor.state.tr.setMeta(marks, now).setMeta('addToHistory', false));
  }, [conflicts, editor]);
  return conflicts
    .filter(isHere)
    .map((conflict) => createPortal(form?.card(conflict, onChoose), elementOf(conflict.key), conflict.key));
}
