import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** Is somebody at work in this editor: in its text, its tools, or a dialog that they opened from there? */
export function useIsInside(editor: Editor): boolean {
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
