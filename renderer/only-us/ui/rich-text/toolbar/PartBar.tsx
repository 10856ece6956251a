import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { later } from '../../base/later.tsx';
import type { Ask } from '../insert/asked.ts';
import { activePart } from './active-part.ts';

const PartTools = later(() => import('./PartTools.tsx'), 'PartTools');

/** The tools of the part at the caret. Nobody needs them before going into the text, and then they come before a part is reached. */
export function PartBar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const part = useEditorState({ editor, selector: () => activePart(editor.state) });
  return useIsInside(editor) && <PartTools {...{ editor, part, ask }} />;
}

/** Whether somebody works in this editor: in its text, its tools, or a dialog opened from there. */
function useIsInside(editor: Editor): boolean {
  const [isInside, setInside] = useState(editor.isFocused);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isOurs = editor.view.dom.closest('.rich-text-box')?.contains(target);
      const inDialog = target.closest('[role=dialog], [role=listbox], [role=menu]');
      setInside((before) => Boolean(isOurs || (before && inDialog)));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [editor]);
  return isInside;
}
