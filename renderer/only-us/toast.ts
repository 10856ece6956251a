import { createElement } from 'react';
import show from 'react-hot-toast/headless';
import { refreshSession } from './auth/session-sync.ts';
import { failureMessage, failureReason, isSignedOut } from './failure.ts';
import { type ToastDetails, ToastText } from './shell/ToastText.tsx';

export type Severity = 'error' | 'success' | 'info';

const ways = { error: show.error, success: show.success, info: show };

// In milliseconds: as the specification has it (§9), and with an Undo button, which has to be read and reached.
const shownFor = 6000;
const shownForUndo = 10_000;

/**
 * Shows a message about what happened, bottom right: `toast('Success', 'success', { text: 'Draft saved.' })`. Returns what
 * takes it away again.
 */
export function toast(title: string, severity: Severity = 'error', details: ToastDetails = {}): () => void {
  // The id makes a repeated message the same toast, with its timer restarted. Two deletions are two toasts.
  const id = details.undo ? crypto.randomUUID() : `${severity}: ${title} ${details.text ?? ''}`;
  const duration = details.undo ? shownForUndo : shownFor;
  const dismiss = () => show.dismiss(id);
  ways[severity](createElement(ToastText, { title, ...details, dismiss }), { id, duration });
  return dismiss;
}

/**
 * Says that a call failed, and why. A session that has ended isn't a failure: it is noticed, and the person signs in again.
 * Returns what takes the message away.
 */
export function toastFailure(error: unknown, title = failureMessage(error)): () => void {
  if (!isSignedOut(error)) return toast(title, 'error', { text: failureReason(error) });
  refreshSession();
  return () => undefined;
}
