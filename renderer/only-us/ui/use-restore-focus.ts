import { useState } from 'react';

/**
 * For a dialog that opens by mounting: returns a handler for its `onCloseAutoFocus` that moves the focus back to
 * where it was before. (Radix does that only for dialogs with a trigger.)
 */
export function useRestoreFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    // The view stays, too: to a button in a sticky bar a browser would scroll.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
