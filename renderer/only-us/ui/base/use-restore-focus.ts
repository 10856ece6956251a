import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Focuses an element, a rich text at its caret at once: its editor would move the caret there from the start a moment later, and the
 * first letters would land at the start on a busy machine.
 */
export function focusAtCaret(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  (element as TiptapEditorHTMLElement).editor?.view.focus();
}

/**
 * For a dialog that is open while mounted: returns the focus to where it was or, if that is gone, such as the row that the dialog
 * deleted, to the content of the page; `instead` moves it elsewhere. At once: Radix's `onCloseAutoFocus` comes a task later, and
 * letters typed before it would be lost.
 */
export function useRestoreFocus(instead?: (restore: () => void) => void): void {
  const [opener] = useState(() => document.activeElement);
  const isOpen = useRef(false);
  const onClosed = useEffectEvent((restore: () => void) => (instead ? instead(restore) : restore()));
  useLayoutEffect(() => {
    const restore = () => {
      // The view stays, too: to a button in a sticky bar a browser would scroll.
      if (opener?.isConnected && opener instanceof HTMLElement) focusAtCaret(opener, { preventScroll: true });
      else if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    };
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Once the dialog has left the document: until then it keeps the focus.
      queueMicrotask(() => {
        if (!isOpen.current) onClosed(restore);
      });
    };
  }, [opener]);
}
