import { useState } from 'react';

/**
 * For a dialog that is opened by mounting it: gives the handler for its `onCloseAutoFocus`, which puts the focus back to
 * where it was when the dialog came. (Radix does that by itself only for a dialog that has a trigger.)
 */
export function useRestoreFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
