import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { PointerEvent } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';

// A dialog takes a press outside of it for a wish to close it: a press on a toast must not lose what was typed there.
const keepFromDialog = (event: PointerEvent) => event.stopPropagation();

/**
 * The toasts, in two live regions that are always there: screen readers announce errors at once and the rest when the
 * person pauses, also while a dialog hides everything else from them.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const newestLast = toasts.filter((each) => each.visible).reverse();
  return (
    <section
      className="toasts"
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onPointerDown={keepFromDialog}
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

function card({ id, message, type }: Toast) {
  const Icon = type === 'error' ? CircleAlert : type === 'success' ? CircleCheck : Info;
  return (
    <div key={id} className={`toast toast-${type}`}>
      <Icon size={18} aria-hidden />
      <p>{message as string}</p>
      <button type="button" aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
