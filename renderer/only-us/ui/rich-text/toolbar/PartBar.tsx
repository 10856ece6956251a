import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Ask } from '../insert/asked.ts';
import { activePart } from './active-part.ts';

/** The tools of the table with the caret or of the part that is selected, floating above it. Alt+F10 leads there. */
export function PartBar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const part = useEditorState({ editor, selector: () => activePart(editor.state) });
  const isInside = useIsInside(editor);
  const PartTools = usePartTools(isInside);
  if (!part || !isInside || !PartTools) return null;
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    editor.view.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the text from whatever is in it
    <div key={part.kind} className="rich-text-part-place" onKeyDown={back}>
      <div className="rich-text-part-bar">
        <PartTools kind={part.kind} editor={editor} pos={part.pos} ask={ask} />
      </div>
    </div>
  );
}

let loaded: typeof import('./PartTools.tsx').PartTools | undefined;

/** Nobody needs them before going into the text, and then they come before a part is reached. */
function usePartTools(isNeeded: boolean) {
  const [tools, setTools] = useState({ PartTools: loaded });
  useEffect(() => {
    if (!isNeeded || loaded) return;
    import('./PartTools.tsx').then(
      ({ PartTools }) => {
        loaded = PartTools;
        setTools({ PartTools });
      },
      // The next visit to the text tries again.
      () => {},
    );
  }, [isNeeded]);
  return tools.PartTools;
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
