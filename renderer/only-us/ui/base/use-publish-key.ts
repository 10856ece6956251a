import { useRef } from 'react';
import { useWindowEvent } from './use-window-event.ts';

const dialog = '[role$="dialog"]';

/** The ref of a button that Ctrl+Enter, on a Mac Cmd+Enter, presses from anywhere in its form or dialog. */
export function usePublishKey() {
  const button = useRef<HTMLButtonElement>(null);
  // Captured: in a text it would break the line.
  useWindowEvent(
    'keydown',
    (event) => {
      const isPublishKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isPublishKey || !(event.target instanceof Element)) return;
      // Not while another dialog is above it.
      if (event.target.closest(dialog) !== button.current?.closest(dialog)) return;
      event.preventDefault();
      event.stopPropagation();
      // A key held down would confirm the panel that it opened.
      if (!event.repeat) button.current.click();
    },
    true,
  );
  return button;
}
