import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Focuses an element without scrolling to it. A rich text gets its caret at once: a moment after the focus its editor would move it
 * there from the start, where the first letters would land on a busy machine.
 */
export function focusInPlace(element: HTMLElement): void {
  (element as TiptapEditorHTMLElement).editor?.view.focus();
  element.focus({ preventScroll: true });
}

/**
 * For a dialog that is open while mounted: returns the focus to where it was or, if that is gone, such as the row that the dialog
 * deleted, to the content of the page; `instead` moves it elsewhere. At once: Radix's `onCloseAutoFocus` comes a task later, and
 * letters typed before it would be lost.
 */
export function useRestoreFocus(instead?: (restore: () => void) => void): void {
  const [opener] = useState(() => document.activeElement);
  const latest = useRef(instead);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    latest.current = instead;
  });
  useLayoutEffect(() => {
    const restore = () => {
      // The view stays, too: to a button in a sticky bar a browser would scroll.
      if (opener?.isConnected && opener instanceof HTMLElement) focusInPlace(opener);
      else if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    };
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Once the dialog has left the document: until then it keeps the focus.
      queueMicrotask(() => {
        if (isOpen.current) return;
        if (latest.current) latest.current(restore);
        else restore();
      });
    };
  }, [opener]);
}
