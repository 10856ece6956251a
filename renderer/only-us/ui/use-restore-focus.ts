import { useState } from 'react';

/**
 * For a dialog that opens by mounting: returns a handler for its `onCloseAutoFocus` that moves the focus back to
 * where it was before. (Radix does that only for dialogs with a trigger.) Where that is gone, as in the row that the dialog
 * deleted, the content of the page gets it, so that the keyboard goes on there.
 */
export function useRestoreFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    // The view stays, too: to a button in a sticky bar a browser would scroll.
    if (opener?.isConnected && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    else if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  };
}
