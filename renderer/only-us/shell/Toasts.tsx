import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { localize } from '#lib/interface-language.ts';
import { QuietIconButton } from '../ui/base/QuietButton.tsx';
import { focusAtCaret } from '../ui/base/use-restore-focus.ts';
import { useWindowEvent } from '../ui/base/use-window-event.ts';

/**
 * The toasts, in two live regions that are always there: screen readers announce errors at once and the rest when the
 * person pauses, also while a dialog hides everything else from them. They stay while they are pointed at or focused.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const newestLast = toasts.filter((each) => each.visible).reverse();
  const section = useRef<HTMLElement>(null);
  const onKeyDown = useToastKeys(section);
  const { startPause, endPause } = handlers;
  const resume = () => {
    if (!section.current?.matches(':hover, :focus-within')) endPause();
  };
  // A toast that goes with the focus or the pointer in it reports neither leaving.
  useEffect(resume);
  return (
    <section
      ref={section}
      className="toasts"
      aria-label={localize('Notifications (F8)')}
      onMouseEnter={startPause}
      onMouseLeave={resume}
      onFocus={startPause}
      onBlur={resume}
      onKeyDown={onKeyDown}
      // A dialog closes on a press outside of it. A press on a toast must not lose what was typed there.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div role="status" aria-live="polite">
        {newestLast.filter((each) => each.type !== 'error').map(card)}
      </div>
      <div role="alert" aria-live="assertive">
        {newestLast.filter((each) => each.type === 'error').map(card)}
      </div>
    </section>
  );
}

function card(each: Toast) {
  const { id, message, type } = each;
  const Icon = type === 'error' ? CircleAlert : type === 'success' ? CircleCheck : Info;
  return (
    <div key={id} className={`floating toast toast-${type}`}>
      <Icon size={18} aria-hidden />
      {resolveValue(message, each)}
      <QuietIconButton
        className="toast-dismiss"
        size="1"
        m="0"
        mt="-2px"
        label={localize('Dismiss')}
        onClick={() => toast.dismiss(id)}
      >
        <X size={16} aria-hidden />
      </QuietIconButton>
    </div>
  );
}

/**
 * The keyboard in the toasts: F8 moves the focus to the newest one, Escape dismisses it and moves the focus back, and
 * Ctrl/Cmd+Z undoes outside of fields, which have an undo of their own. Returns the handler for keys inside the toasts.
 */
function useToastKeys(toasts: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  const newest = (selector: string) =>
    [...(toasts.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1);
  useWindowEvent('keydown', (event) => {
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
  });
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not for the dialog below.
    event.stopPropagation();
    event.preventDefault();
    const toast = (event.target as HTMLElement).closest('.toast');
    toast?.querySelector<HTMLElement>('.toast-dismiss')?.click();
    const last = before.current;
    const isThere = last instanceof HTMLElement && last.isConnected && last !== document.body;
    const back = isThere ? last : document.getElementById('content');
    if (back) focusAtCaret(back);
  };
}

function isEditable(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
