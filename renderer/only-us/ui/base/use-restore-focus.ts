import { useState } from 'react';

/**
 * For the `onCloseAutoFocus` of a dialog without a trigger: returns the focus to where it was or, if that is gone, such as the row
 * that the dialog deleted, to the content of the page.
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
