import { isNotFound } from '#renderer/only-us/failure.ts';

/**
 * For the mutations of a form: has what they change read again, after failures too, which is how a newer version is
 * noticed. The form doesn't wait for that: without a network it would stay busy through all retries.
 */
export function refreshAfter(invalidate: () => Promise<unknown>) {
  return {
    onSettled(_answer: unknown, error: unknown) {
      // A record that is gone takes its row along, and the form in it with all that was typed.
      if (!isNotFound(error)) void invalidate();
    },
  };
}
