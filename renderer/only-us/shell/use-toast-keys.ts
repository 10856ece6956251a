import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * The keyboard in the toasts: F8 moves the focus to the newest one, Escape dismisses it and moves the focus back, and
 * Ctrl/Cmd+Z undoes outside of fields, which have an undo of their own. Returns the handler for keys inside the toasts.
 */
export function useToastKeys(toasts: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const newest = (selector: string) =>
      [...(toasts.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1);
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isHere = toasts.current?.contains(document.activeElement);
      if (event.key === 'F8') {
        const target = newest('.toast')?.querySelector<HTMLElement>('button, a');
        if (!target) return;
        if (!isHere) before.current = document.activeElement;
        target.focus();
      } else if (isUndo && !isEditable(event.target)) {
        const undo = newest('.toast-undo');
        if (!undo) return;
        undo.click();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toasts]);
  return (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not for the dialog below.
    event.stopPropagation();
    event.preventDefault();
    const toast = (event.target as HTMLElement).closest('.toast');
    toast?.querySelector<HTMLElement>('.toast-dismiss')?.click();
    const last = before.current;
    const back = last instanceof HTMLElement && last.isConnected && last !== document.body ? last : main();
    back?.focus();
  };
}

function main() {
  return document.getElementById('content');
}

function isEditable(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
