import { type RefObject, useEffect, useRef } from 'react';

type Step = () => void;

/**
 * For a form in a dialog with links to the next and previous one: `stepAfterSaving` saves what was typed and takes the
 * step; what can't be saved stays open. `onClosed` is for the dialog's `onClose`, which a save calls, too.
 */
export function useStepAfterSaving(
  content: RefObject<HTMLElement | null>,
  { isDirty, isSubmitting, onClose }: { isDirty: boolean; isSubmitting: boolean; onClose(): void },
) {
  const waiting = useRef<Step>(null);
  // Nothing was saved: the reason is shown.
  useEffect(() => {
    if (!isSubmitting) waiting.current = null;
  }, [isSubmitting]);
  return {
    stepAfterSaving(step: Step) {
      if (!isDirty) return step();
      waiting.current = step;
      content.current?.closest('form')?.requestSubmit();
    },
    onClosed() {
      const step = waiting.current ?? onClose;
      waiting.current = null;
      step();
    },
  };
}
